/** What the build tells the worker: which files make a version of the pages. */
export interface Kept {
  readonly version: string;
  readonly entry: string; // the script that the index names
  readonly files: readonly string[]; // beside the worker; those not named by their content with a hash of it
  readonly extras: readonly string[]; // what makes it better, and is kept if that is possible
  readonly isAlone: boolean; // in a folder of any host: no page has an address of its own
}
