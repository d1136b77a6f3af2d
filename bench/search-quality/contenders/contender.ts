/** A search that is judged: the keys of the pages it puts first, best first. */
export interface Contender {
  name: string;
  find(text: string): Promise<readonly string[]> | readonly string[];
  stop?(): Promise<void>;
}
