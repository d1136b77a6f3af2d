/** An entry of the list of kept pages. */
export interface KeptPage {
  /** The address as opened: path and query. */
  to: string;
  title: string;
  /** When it was last seen with a network, ms. */
  at: number;
  /** Addresses of the answers that it is drawn from. */
  answers: readonly string[];
}

/** A message from a page to the worker. */
export type ToWorker =
  | {
      kind: 'visited';
      pathname: string;
      search: string;
      page: Omit<KeptPage, 'to'>;
      /** The public answers that came with the document, by address, as JSON. */
      bodies: Readonly<Record<string, string>>;
      pictures: readonly string[];
    }
  /** Asks a worker that waits to take over from an older one; `start` is the script this page runs. */
  | { kind: 'take-over'; start: string };

/** The worker's message to every page: whether the network answered last time. */
export interface NetworkNews {
  kind: 'network';
  answers: boolean;
}

export const isNetworkNews = (data: unknown): data is NetworkNews =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'network';
