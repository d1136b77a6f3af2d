import { ApiError, type ApiTransport, request } from '@millrace/contract';
import { type DraftRecord, officeCalls, type Written } from '@millrace/contract/office';
import { printing } from '../ui/printing.ts';
import { currentDraft, setCurrentDraft } from './current-draft.ts';
import { editQueue } from './edit-queue.ts';
import { editStore, lockNameOf, whileGone } from './edit-store.ts';
import type { EditQueue, WriteFault, WriteManner } from './queue-state.ts';
import type { RowEdit, WaitingEdit } from './waiting-edit.ts';

const TAB = 'office-tab';
/** The name of the document of this tab that has gone, as by a reload: whatever it left is nobody's but this tab's. */
const GONE = 'office-tab-gone';
const AGAIN = new Set(['too-many', 'revision-moved', 'unavailable']);

/** The name of a draft that is begun by a change, as its writer's calendar has the day, with a number where drafts have it already. */
export function nameOfTheDay(now: Date, taken: readonly string[]): string {
  const name = `Changes of ${printing().moment(now, { dateStyle: 'long' })}`;
  let free = name;
  for (let nth = 2; taken.includes(free); nth++) free = `${name} (${nth})`;
  return free;
}

/** Decides what follows from a write that failed: a network comes back, a session too; what the server refuses stays refused. */
export function faultOf(error: unknown): WriteFault {
  if (!(error instanceof ApiError)) return { is: 'again' };
  const { status, problem } = error;
  if (problem?.code === 'not-signed-in') return { is: 'signed-out' };
  if (status >= 500 || problem === null || AGAIN.has(problem.code)) return { is: 'again' };
  return { is: 'refused', code: problem.code, words: problem.message };
}

/** Sends the rows of one write: one row by the call for one, more in one step. */
async function writeEdits(
  transport: ApiTransport,
  draft: string,
  edits: readonly RowEdit[],
  { key, ...manner }: WriteManner,
): Promise<readonly Written[]> {
  const [first, ...more] = edits;
  if (first !== undefined && more.length === 0 && manner.joins === undefined) {
    const { kind, id, version, fields } = first;
    const params = { draft, kind, id };
    return [
      await request(transport, officeCalls.officeChangeRow, { params, body: { key, version, fields: { ...fields } } }),
    ];
  }
  const changes = edits.map(({ fields, ...edit }) => ({ ...edit, fields: { ...fields } }));
  const body = { key, changes, ...manner };
  return (await request(transport, officeCalls.officeChangeRows, { params: { draft }, body })).results;
}

/** Begins a draft and makes it the current one. */
export async function beginDraft(transport: ApiTransport, name: string): Promise<DraftRecord> {
  const draft = await request(transport, officeCalls.officeBeginDraft, { body: { name, note: '' } });
  setCurrentDraft(draft.id);
  return draft;
}

/** Begins a draft under a name of the day that no other open draft has, and makes it the current one. */
export async function beginDraftOfTheDay(transport: ApiTransport): Promise<DraftRecord> {
  const open = await request(transport, officeCalls.officeDrafts, {});
  const taken = open.map(({ name }) => name);
  return beginDraft(transport, nameOfTheDay(new Date(), taken));
}

/** The current draft, or one of the day: begun once, however many tabs change something at that moment. */
export function draftOfTheDay(transport: ApiTransport): Promise<string> {
  const find = async (): Promise<string> => currentDraft() ?? (await beginDraftOfTheDay(transport)).id;
  return 'locks' in navigator ? navigator.locks.request('office-begin-draft', find) : find();
}

const queues = new Map<string, EditQueue>();
type OnWritten = (draft: string, results: readonly Written[]) => void;
const hearers = new Set<OnWritten>();

/** Hears of every answer to a write of this tab. Returns what ends it. */
export function onWritten(hear: OnWritten): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** The edits of a user in this tab: one queue, as long as the page lives. */
export function editsOf(email: string, transport: ApiTransport): EditQueue {
  const known = queues.get(email);
  if (known !== undefined) return known;
  const tab = crypto.randomUUID();
  if ('locks' in navigator) void navigator.locks.request(lockNameOf(tab), () => new Promise(() => {}));
  const store = editStore(localStorage, tab, whileGone);
  const queue = editQueue({
    write: (...write) => writeEdits(transport, ...write),
    draftOfTheDay: () => draftOfTheDay(transport),
    faultOf,
    store,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    async versionOf(draft, { kind, id }) {
      const query = draft === null ? {} : { draft };
      return (await request(transport, officeCalls.officeRow, { params: { kind, id }, query })).version;
    },
    onWritten(draft, results) {
      for (const hear of hearers) hear(draft, results);
    },
  });
  queues.set(email, queue);
  const goOn = (own: readonly WaitingEdit[]): void => {
    queue.offer(own);
    if (own.length > 0) queue.takeOffered();
  };
  const before = sessionStorage.getItem(TAB);
  if (before !== null && sessionStorage.getItem(GONE) === before) goOn(store.takeLeft(email, before));
  sessionStorage.setItem(TAB, tab);
  sessionStorage.removeItem(GONE);
  void store.adopt(email, before).then(({ own, others }) => {
    goOn(own);
    queue.offer(others);
  });
  addEventListener('online', () => queue.resume());
  addEventListener('pagehide', () => {
    queue.flush();
    sessionStorage.setItem(GONE, tab);
  });
  addEventListener('beforeunload', (event) => {
    if (queue.state().isUnkept) event.preventDefault();
  });
  return queue;
}
