/** What goes over the socket: the words of the engine, which answers in the server's place. */
export * from "../../engine/src/protocol.ts";
