import type { MediaRecord, Placed, Uploaded } from '@millrace/contract/office';

/** One file on its way into the library. */
export interface UploadItem {
  key: number;
  name: string;
  bytes: number;
  /** `asked`: other bytes are at its address, and somebody has to say what becomes of both. */
  state: 'waiting' | 'sending' | 'judging' | 'asked' | 'done' | 'failed' | 'given-up';
  /** Of its bytes, how much has left this device: 0 … 1. */
  share: number;
  /** The fault, or the deed that was done. */
  words: string | null;
  taken: Placed | null;
  media: MediaRecord | null;
}

/** How files are sent and placed, which tests replace. */
export interface UploadServices {
  send(given: { file: File; onProgress(share: number): void; signal: AbortSignal }): Promise<Uploaded>;
  place(body: { file: string; uri: string; replaces?: string | null }): Promise<Placed>;
  faultWords(error: unknown): string;
  onChanged(): void;
}

/** The choices for a file whose address is taken. */
export type Decision = 'replace' | 'keep-both' | 'leave';

export interface UploadQueue {
  items(): readonly UploadItem[];
  subscribe(hear: () => void): () => void;
  /** Sends files into a folder; `at` is the address of a file that the first of them replaces. */
  add(files: readonly File[], folder: string, at?: { uri: string; version: string | null }): void;
  retry(key: number): void;
  giveUp(key: number): void;
  decide(key: number, decision: Decision): void;
  /** Takes what is over out of the list. */
  clear(): void;
}

interface Job {
  file: File;
  folder: string;
  at: { uri: string; version: string | null } | undefined;
  uploaded: Uploaded | null;
  stop: AbortController;
}

const AT_ONCE = 3;
const OVER: readonly UploadItem['state'][] = ['done', 'failed', 'given-up'];

/** Files that are sent a few at once. A file that fails stays with its reason and can be sent again; the others go on. */
export function uploadQueue({ send, place, faultWords, onChanged }: UploadServices): UploadQueue {
  let items: readonly UploadItem[] = [];
  let lastKey = 0;
  const jobs = new Map<number, Job>();
  const hearers = new Set<() => void>();
  const tell = (): void => {
    for (const hear of hearers) hear();
  };
  const change = (key: number, values: Partial<UploadItem>): void => {
    items = items.map((item) => (item.key === key ? { ...item, ...values } : item));
    tell();
  };
  const stateOf = (key: number) => items.find((item) => item.key === key)?.state;
  const isBusy = ({ state }: UploadItem): boolean => state === 'sending' || state === 'judging';

  const next = (): void => {
    for (const { key, state } of items)
      if (state === 'waiting' && items.filter(isBusy).length < AT_ONCE) void run(key, (job) => sendAndPlace(key, job));
  };

  async function run(key: number, work: (job: Job) => Promise<void>): Promise<void> {
    const job = jobs.get(key);
    if (job === undefined) return;
    change(key, { state: job.uploaded === null ? 'sending' : 'judging', words: null });
    try {
      await work(job);
    } catch (error) {
      if (!job.stop.signal.aborted) change(key, { state: 'failed', words: faultWords(error) });
    }
    next();
  }

  async function sendAndPlace(key: number, job: Job): Promise<void> {
    const onProgress = (share: number): void => change(key, { share, state: share === 1 ? 'judging' : 'sending' });
    job.uploaded ??= await send({ file: job.file, onProgress, signal: job.stop.signal });
    const { at, folder, uploaded } = job;
    if (at === undefined) await put(key, { file: uploaded.file, uri: `${folder}/${uploaded.name}` });
    else await put(key, { file: uploaded.file, uri: at.uri, replaces: at.version });
  }

  async function put(key: number, body: { file: string; uri: string; replaces?: string | null }): Promise<void> {
    const placed = await place(body);
    if (placed.outcome === 'taken') return change(key, { state: 'asked', taken: placed });
    const isCleaned = jobs.get(key)?.uploaded?.isCleaned === true;
    change(key, { state: 'done', media: placed.media, taken: null, words: wordsOf(placed, isCleaned) });
    onChanged();
  }

  return {
    items: () => items,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    add: (files, folder, at) => {
      const added = files.map((file, nth): UploadItem => {
        const key = ++lastKey;
        jobs.set(key, { file, folder, at: nth === 0 ? at : undefined, uploaded: null, stop: new AbortController() });
        const { name, size: bytes } = file;
        return { key, name, bytes, state: 'waiting', share: 0, words: null, taken: null, media: null };
      });
      items = [...items, ...added];
      tell();
      next();
    },
    retry: (key) => {
      const job = jobs.get(key);
      if (job === undefined) return;
      job.stop = new AbortController();
      change(key, { state: 'waiting', words: null, share: job.uploaded === null ? 0 : 1 });
      next();
    },
    giveUp: (key) => {
      jobs.get(key)?.stop.abort(new Error('Given up.'));
      change(key, { state: 'given-up', words: 'Not uploaded.' });
      next();
    },
    decide: (key, decision) => {
      const taken = items.find((item) => item.key === key)?.taken;
      const file = jobs.get(key)?.uploaded?.file;
      if (stateOf(key) !== 'asked' || taken == null || file === undefined) return;
      if (decision === 'leave') return change(key, { state: 'given-up', words: 'The file that was there stays.' });
      const { uri, version } = taken.media;
      const body = decision === 'replace' ? { file, uri, replaces: version } : { file, uri: taken.free };
      void run(key, () => put(key, body));
    },
    clear: () => {
      for (const { key, state } of items) if (OVER.includes(state)) jobs.delete(key);
      items = items.filter(({ state }) => !OVER.includes(state));
      tell();
    },
  };
}

function wordsOf({ outcome, media, alsoAt }: Placed, isCleaned: boolean): string {
  const what = {
    added: `Added as ${media.uri}.`,
    replaced: `In place of what was at ${media.uri}.`,
    same: `The library has it already, at ${media.uri}.`,
    taken: '',
  }[outcome];
  const also = alsoAt.length === 0 ? '' : ` The same file is at ${alsoAt.slice(0, 2).join(' and ')}.`;
  return `${what}${also}${isCleaned ? ' Script or references to elsewhere were taken out of the drawing.' : ''}`;
}
