/** A page as it is listed among what is kept. */
export interface KeptPage {
  /** As it was opened: path and query. */
  to: string;
  title: string;
  /** When it was last seen with a network, ms. */
  at: number;
  /** Addresses of the answers it is drawn from. */
  answers: readonly string[];
}

/** What a page tells the worker. */
export type ToWorker =
  | {
      kind: 'visited';
      pathname: string;
      search: string;
      page: Omit<KeptPage, 'to'>;
      /** Answers that came with the document, by address, as JSON: the server wrote them for everybody. */
      bodies: Readonly<Record<string, string>>;
      pictures: readonly string[];
    }
  /** Asks a worker that waits to take over from an older one; `start` is the script this page runs. */
  | { kind: 'take-over'; start: string };

/** What the worker tells every page: whether the network answered when last asked. */
export interface NetworkNews {
  kind: 'network';
  answers: boolean;
}

export const isNetworkNews = (data: unknown): data is NetworkNews =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'network';
