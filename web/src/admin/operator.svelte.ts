/** What who runs the server may ask, with the token that stays in this tab. */
import { ask } from "$lib/api";
import type { Measure, NewMeasure, Report } from "$lib/http";

const KEPT = "mappamundi.operator";

class Operator {
  token = $state(sessionStorage.getItem(KEPT) ?? "");
  isKnown = $state(false);
  showsClosed = $state(false);
  reports = $state.raw<Report[]>([]);
  measures = $state.raw<Measure[]>([]);

  /** Read everything anew; the first time that is how one finds out whether the token fits. */
  async look(): Promise<void> {
    this.reports = await this.#ask<Report[]>("GET", `reports${this.showsClosed ? "?closed=true" : ""}`);
    this.measures = await this.#ask<Measure[]>("GET", "measures");
    this.isKnown = true;
    sessionStorage.setItem(KEPT, this.token);
  }

  take = (wish: NewMeasure): Promise<void> => this.#do("POST", "measures", wish);
  lift = (measure: string): Promise<void> => this.#do("DELETE", `measures/${measure}`);
  dismiss = (report: string): Promise<void> => this.#do("POST", `reports/${report}/close`);
  closeTable = (table: string): Promise<void> => this.#do("DELETE", `tables/${encodeURIComponent(table)}`);

  leave(): void {
    sessionStorage.removeItem(KEPT);
    this.token = "";
    this.isKnown = false;
  }

  async #do(method: string, path: string, body?: unknown): Promise<void> {
    await this.#ask<unknown>(method, path, body);
    await this.look();
  }

  #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return ask<Answer>(method, `/api/admin/${path}`, body, { Authorization: `Bearer ${this.token}` });
  }
}

export const operator = new Operator();
