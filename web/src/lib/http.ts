/** What is asked and answered over HTTP: the words of the engine, which answers in the server's place. */
export * from "../../engine/src/http.ts";
