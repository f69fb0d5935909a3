/** What a page and the worker with its tables say to each other, besides the server's protocol. */
import type { Person } from "./protocol.ts";
import type { Hall } from "./hall.ts";

/** What is asked of a hall as a server is asked over HTTP. */
export type Asked = Pick<Hall, "ready" | "make" | "discard" | "restore" | "study" | "open" | "goOn" | "holds" | "replay" | "draws" | "log" | "save" | "handOver" | "tryOut" | "played" | "everything" | "clear">;

/** From the page. */
export type ToHall =
  | { type: "hello"; me: Person; haste: number } // who is here and how hasty, at first and whenever that changes
  | { type: "request"; text: string } // a request of the protocol
  | { type: "call"; number: number; name: keyof Asked; given: unknown[] };

/** To the page. */
export type FromHall =
  | { type: "reply"; text: string } // a reply of the protocol
  | { type: "answer"; number: number; value: unknown }
  | { type: "refusal"; number: number; message: string; arguments: Record<string, string | number> };
