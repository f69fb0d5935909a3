/** Whoever is in charge of when things are shown: what arrives is acted out in its order, scene after scene. */
import { begins, type Picture, type Scene, still, type Take } from "$lib/scene";
import { metronome } from "$lib/tempo.svelte";

/** Whatever is directed: how its news are acted out, and where they are shown. */
export interface Stage<News> {
  take(news: News): Take<unknown>;
  show(news: News, picture: Picture<unknown>): void;
  settle(news: News): number; // milliseconds that there is something to read
}

const PATIENCE = 3; // news that may wait before scenes become shorter
const SHORTER = 0.2; // of a scene, for each more
const LEAST = 0.4; // of a scene, however many wait: shorter, nobody would see what happens

export class Director<News> {
  scene = $state.raw<Scene | null>(null); // what is acted out just now
  isReading = false; // is there a pause for what there is to read?
  #waiting: News[] = [];
  #played: { news: News; left: Picture<unknown>[]; rest: number; least: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false; // is somebody being told of what lies there?
  #due: (() => void) | null = null; // what goes on when they have been

  constructor(private readonly stage: Stage<News>) {}

  /** Is everything shown that has arrived? */
  get isIdle(): boolean {
    return this.#played === null && this.#waiting.length === 0;
  }

  /** How many news have not begun to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Act it out after all that came before it. */
  queue(news: News): void {
    this.#waiting.push(news);
    if (this.#timer === undefined && !this.#due) this.#go(() => this.#next());
  }

  /** Nothing goes on while what lies there is spoken of. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    const act = isHeld ? null : this.#due;
    if (!act) return;
    this.#due = null;
    act();
  }

  /** To the end of the scene or of the pause that is now, not of those that follow. */
  skip(): void {
    if (this.#timer === undefined && !this.#due) return;
    this.#stop();
    if (!this.#played) return this.#next();
    const { left } = this.#played;
    while (left[0] && !begins(left[0].scene, this.scene)) left.shift();
    if (left.length > 0) this.#turn();
    else this.#settle(0);
  }

  /** What there was to read has been read. */
  goOn(): void {
    if (this.isReading) this.skip();
  }

  /** To the end of all that has arrived. */
  hurry(): void {
    this.#stop();
    if (this.#played) this.stage.settle(this.#played.news);
    this.#played = null;
    this.scene = null;
    for (const news of this.#waiting.splice(0)) this.stage.settle(news);
  }

  /** What has not been shown never will be: something newer takes its place. */
  forget(): void {
    this.#stop();
    this.#waiting = [];
    this.#played = null;
    this.scene = null;
  }

  #next(): void {
    this.isReading = false;
    const news = this.#waiting.shift();
    if (news === undefined) return;
    const { pictures, rest, least = 0 } = metronome.factor === 0 ? still(0) : this.stage.take(news);
    this.#played = { news, left: [...pictures], rest, least: pictures.length > 0 ? 0 : least };
    this.#turn();
  }

  #turn(): void {
    const picture = this.#played?.left.shift();
    if (!this.#played) return;
    if (!picture) return this.#settle(this.#played.rest, this.#played.least);
    this.stage.show(this.#played.news, picture);
    this.scene = picture.scene;
    this.#later(picture.lasts * Math.max(LEAST, this.#haste), () => this.#turn(), picture.least);
  }

  #settle(rest: number, least = 0): void {
    if (!this.#played) return;
    const reading = this.stage.settle(this.#played.news) * Math.max(LEAST, this.#haste);
    this.#played = null;
    this.scene = null;
    this.isReading = reading > 0;
    this.#later(Math.max(rest * this.#haste, reading), () => this.#next(), least);
  }

  #later(milliseconds: number, act: () => void, least = 0): void {
    const wait = metronome.factor === 0 ? 0 : Math.max(least, milliseconds * metronome.factor);
    if (wait <= 0) return act();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go(act);
    }, wait);
  }

  /** What comes next, unless somebody is still spoken to; without scenes nobody waits for anything. */
  #go(act: () => void): void {
    if (this.#isHeld && metronome.factor > 0) this.#due = act;
    else act();
  }

  /** Whoever has fallen behind goes faster, by shorter pauses above all, but leaves nothing out. */
  get #haste(): number {
    return 1 / (1 + SHORTER * Math.max(0, this.#waiting.length - PATIENCE));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = null;
    this.isReading = false;
  }
}
