import { ROWS_WRITTEN_MAX, type Written } from '@millrace/contract/office';
import { isEqual, valueAt, withValueAt } from '@millrace/drafts';
import { conflictsOf, inConflict, isSamePlace } from './edit-conflicts.ts';
import { type EditQueue, EMPTY, type QueueServices, type QueueState, type WriteFault } from './queue-state.ts';
import { placeOf, seenValues } from './seen-values.ts';
import {
  type EditConflict,
  isSameRow,
  joinable,
  joined,
  type Rebase,
  type RowEdit,
  rebased,
  rebaseOf,
  type WaitingEdit,
} from './waiting-edit.ts';
import { writesMany } from './writes-many.ts';

/** A change leaves so long after the last key. */
export const TYPING_MS = 400;
/** After an answer that did not come, and after each further one. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 30_000];

/**
 * Writes changes one after another, in the order in which they were typed. A write is on the device before it leaves and until it is
 * answered; one without an answer is sent again as it was. What is typed meanwhile waits after it.
 */
export function editQueue(services: QueueServices): EditQueue {
  const { store, now } = services;
  let state = EMPTY;
  let isSending = false;
  let isStopped = false;
  let failures = 0;
  let cancel: () => void = () => {};
  let order = 0;
  const listeners = new Set<() => void>();
  const settling: (() => void)[] = [];
  /** Works that come between writes: the keys of the writes that leave before each. */
  const turns: ReadonlySet<string>[] = [];
  let lastTurn: Promise<unknown> = Promise.resolve();
  const { remember, broughtTo, seenIn, typed, current, asSeen } = seenValues(() => state);

  function set(part: Partial<QueueState>): void {
    state = { ...state, ...part };
    for (const changed of listeners) changed();
    if (!isSending && !mayGoOn()) for (const done of settling.splice(0)) done();
  }
  const isHeld = ({ key }: WaitingEdit): boolean => turns[0]?.has(key) === false;
  const mayGoOn = (): boolean =>
    state.waiting.slice(0, 1).some((first) => !isHeld(first)) &&
    !state.isSignedOut &&
    !state.isFailing &&
    !isStopped &&
    services.isOnline();

  function keep(edit: WaitingEdit): void {
    try {
      store.put(edit);
    } catch {
      state = { ...state, isUnkept: true };
    }
  }
  function replace(edit: WaitingEdit): void {
    keep(edit);
    set({ waiting: state.waiting.map((one) => (one.key === edit.key ? edit : one)) });
  }
  function dropKept(edit: WaitingEdit): void {
    store.drop(edit.key);
    const waiting = state.waiting.filter(({ key }) => key !== edit.key);
    set({ waiting, isUnkept: state.isUnkept && waiting.length > 0 });
  }

  function push(draft: string | null, edits: readonly RowEdit[], by: string, joins?: string): string {
    order = Math.max(order + 1, now());
    const key = services.newKey();
    const rest = joins === undefined ? {} : { joins };
    const edit: WaitingEdit = { key, order, by, draft, at: now(), isSent: false, ...rest, edits };
    keep(edit);
    set({ waiting: [...state.waiting, edit] });
    return key;
  }

  function plan(ms: number): void {
    cancel();
    if (!isStopped) cancel = services.later(ms, () => void send());
  }

  /** Sends the first write, if it is time, and plans the next. */
  async function send(isAtOnce = false): Promise<void> {
    const [first] = state.waiting;
    if (first === undefined || isHeld(first) || isSending || isStopped || state.isSignedOut || !services.isOnline())
      return;
    // More rows than one are not typed into any more.
    const isTyped = first.edits.length === 1 && first.joins === undefined;
    const wait = !isTyped ? 0 : first.at + TYPING_MS - now();
    if (wait > 0 && !first.isSent && !isAtOnce) return plan(wait);
    isSending = true;
    try {
      await write(first);
      failures = 0;
      state = { ...state, isFailing: false };
    } catch (error) {
      failed(first, services.faultOf(error));
    } finally {
      isSending = false;
      set({});
    }
    if (isStopped || state.isSignedOut || state.waiting.length === 0) return;
    // The next leaves at once, before what the answer changed is drawn: of a paste both are done at the same time.
    if (state.isFailing) plan(pauseAfter(failures));
    else void send();
  }

  async function write(first: WaitingEdit): Promise<void> {
    const draft = first.draft ?? (await services.draftOfTheDay());
    // The same draft for all that was typed without one.
    for (const edit of state.waiting)
      if (edit.draft === null) replace({ ...edit, draft, edits: edit.edits.flatMap((one) => current(draft, one)) });
    const typed = state.waiting.find(({ key }) => key === first.key);
    if (typed === undefined) return;
    const sent = { ...typed, draft, isSent: true };
    replace(sent);
    const isMore = writesMany({ ...state, isFailing: false });
    const results = await services.write(draft, sent.edits, {
      key: sent.key,
      isMore,
      ...(sent.joins === undefined ? {} : { joins: sent.joins }),
    });
    if (!isStopped) answered({ ...sent, draft }, results);
  }

  function answered(sent: WaitingEdit & { draft: string }, results: readonly Written[]): void {
    const conflicts: EditConflict[] = [];
    const merged = new Set<string>();
    const behind = new Set(
      state.waiting.filter(({ key }) => key !== sent.key).flatMap(({ edits }) => edits.map(placeOf)),
    );
    // A value in conflict is another write than the one that was answered.
    const asked = { ...sent, key: services.newKey() };
    for (const [at, result] of results.entries()) {
      const edit = sent.edits[at];
      if (edit === undefined) continue;
      const rebase = rebaseOf(sent.draft, edit, result);
      conflicts.push(...conflictsOf(asked, edit, result, services.newKey).filter((one) => !isTypedOver(one, sent.key)));
      remember(rebase);
      // Of a paste thousands of answers meet thousands of rows that wait: most are of other rows.
      if (behind.has(placeOf(edit)))
        for (const waiting of state.waiting)
          if (!waiting.isSent && waiting.draft === sent.draft) rebaseWaiting(waiting, rebase);
      if (state.conflicts.length > 0) rebaseConflicts(rebase, result);
      if (result.outcome === 'merged')
        for (const field of result.mergedOfOthers) if (!(field in edit.fields)) merged.add(field);
    }
    // First: a value that is neither typed nor read for a moment takes its field away, and an upload that runs in it.
    services.onWritten(sent.draft, results);
    // Text that was typed and is in no draft stays on the device until it is decided.
    if (conflicts.length > 0) keep(inConflict(asked, conflicts));
    dropKept(sent);
    // A question that is asked again takes the place of the one before.
    settle(state.conflicts.filter((one) => conflicts.some((other) => isSamePlace(one, other))));
    set({
      conflicts: [...state.conflicts, ...conflicts],
      merged: [...merged],
      savedAt: now(),
    });
  }

  /** Its writer has typed over it since: that value is asked about, where it is in conflict itself. */
  const isTypedOver = (conflict: EditConflict, sent: string): boolean => {
    const since = waitingValue(conflict, sent);
    return since !== null && !isEqual(valueAt(since.value, conflict.path) ?? null, conflict.mine ?? null);
  };
  /** The value that waits for the field of a conflict; null: none does. */
  function waitingValue(
    { draft, field, ...row }: EditConflict,
    but: string,
  ): (Pick<RowEdit, 'version'> & { value: unknown }) | null {
    const edit = state.waiting
      .filter((waiting) => waiting.draft === draft && waiting.key !== but)
      .flatMap(({ edits }) => edits)
      .findLast((one) => isSameRow(one, row) && Object.hasOwn(one.fields, field));
    return edit === undefined ? null : { version: edit.version, value: edit.fields[field] };
  }

  /** Typed at the place of a question, with both values in sight: of a list another value stands there than was shown. */
  function isAnsweredBy(draft: string | null, { fields, version, ...row }: RowEdit, asked: EditConflict): boolean {
    if (!isSameRow(asked, row) || !(asked.field in fields)) return false;
    if (asked.path.length === 0) return true;
    const seen = asked.version === version ? { value: asked.inDraft } : null;
    const shown = asked.draft === draft ? (waitingValue(asked, '') ?? seen) : null;
    const at = (value: unknown): unknown => valueAt(value, asked.path) ?? null;
    return shown !== null && !isEqual(at(shown.value), at(fields[asked.field]));
  }

  function rebaseWaiting(waiting: WaitingEdit, rebase: Rebase): void {
    const edits = waiting.edits.flatMap((edit) => rebased(edit, rebase));
    if (edits.length !== waiting.edits.length || edits.some((edit, at) => edit !== waiting.edits[at]))
      replace({ ...waiting, edits });
  }

  /** A conflict that stands beside what was written since is decided from the new version, over the value that stands there now. */
  function rebaseConflicts(rebase: Rebase, { record, theirsBy, theirsAt }: Written): void {
    const conflicts = state.conflicts.map((one) => {
      const isOfIt = one.draft === rebase.draft && isSameRow(one, rebase) && one.version === rebase.from;
      if (!isOfIt || rebase.unseen.includes(one.field)) return one;
      const inDraft = record.row?.[one.field];
      const theirs = valueAt(inDraft, one.path);
      const whose = isEqual(theirs ?? null, one.theirs ?? null) ? {} : { theirs, theirsBy, theirsAt };
      return { ...one, ...whose, version: rebase.to, inDraft };
    });
    state = { ...state, conflicts };
  }
  function settle(decided: readonly EditConflict[]): void {
    const conflicts = state.conflicts.filter((one) => !decided.includes(one));
    for (const { editKey } of decided) if (!conflicts.some((one) => one.editKey === editKey)) store.drop(editKey);
    set({ conflicts });
  }

  function failed(edit: WaitingEdit, fault: WriteFault): void {
    if (fault.is === 'signed-out') state = { ...state, isSignedOut: true };
    else if (fault.is === 'again') {
      failures++;
      state = { ...state, isFailing: true };
    } else {
      const asSent = state.waiting.find(({ key }) => key === edit.key) ?? edit;
      state = {
        ...state,
        waiting: state.waiting.filter(({ key }) => key !== edit.key),
        refused: [...state.refused, { edit: asSent, code: fault.code, words: fault.words }],
        isFailing: false,
      };
    }
  }

  async function idle(): Promise<void> {
    while (!isStopped && (isSending || mayGoOn())) {
      void send(true);
      await new Promise<void>((resolve) => {
        settling.push(resolve);
        set({});
      });
    }
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    type(draft, one, by) {
      const edits = asSeen(draft, [one]);
      const answered = state.conflicts.filter((asked) => edits.some((edit) => isAnsweredBy(draft, edit, asked)));
      for (const edit of edits) {
        const open = joinable(state.waiting, draft, edit);
        if (open === null) push(draft, [edit], by);
        else replace(joined(open, edit, now()));
      }
      settle(answered);
      if (!state.isFailing) plan(TYPING_MS);
    },
    writeMany(draft, edits, by) {
      const seen = asSeen(draft, edits);
      let first: string | undefined;
      for (let at = 0; at < seen.length; at += ROWS_WRITTEN_MAX) {
        const key = push(draft, seen.slice(at, at + ROWS_WRITTEN_MAX), by, first);
        first ??= key;
      }
      // The first of a paste leaves when all its writes are here: it tells that more follow.
      queueMicrotask(() => void send(true));
    },
    flush: () => void send(true),
    async settled() {
      do {
        await lastTurn;
        await idle();
      } while (turns.length > 0);
    },
    inTurn(work) {
      const ahead = new Set(state.waiting.map(({ key }) => key));
      turns.push(ahead);
      const done = lastTurn.then(async () => {
        await idle();
        try {
          return await work(!state.waiting.some(({ key }) => ahead.has(key)));
        } finally {
          turns.shift();
          set({});
          if (!state.isFailing) void send();
        }
      });
      lastTurn = done.catch(() => {});
      return done;
    },
    broughtTo,
    offer: (edits) => set({ offered: [...state.offered, ...edits] }),
    takeOffered() {
      const edits = [...state.waiting, ...state.offered].toSorted((a, b) => a.order - b.order);
      set({ waiting: edits, offered: [] });
      void send(true);
    },
    dropOffered() {
      for (const { key } of state.offered) store.drop(key);
      set({ offered: [] });
    },
    decide(conflict, take, by) {
      const { draft, kind, id, field, path, mine } = conflict;
      if (take === 'mine') {
        const over = waitingValue(conflict, '') ?? { version: conflict.version, value: conflict.inDraft };
        const value = withValueAt(over.value, path, mine) ?? null;
        push(draft, asSeen(draft, [{ kind, id, version: over.version, fields: { [field]: value } }]), by);
      }
      settle(state.conflicts.filter(({ key }) => key === conflict.key));
      void send(true);
    },
    tryAgain({ edit }) {
      const refused = state.refused.filter((one) => one.edit.key !== edit.key);
      set({ refused, waiting: [...state.waiting, edit].toSorted((a, b) => a.order - b.order) });
      void send(true);
    },
    async moveOn(refused, draft) {
      const { edit } = refused;
      try {
        const versions = await Promise.all(edit.edits.map((one) => services.versionOf(draft, one)));
        const edits = edit.edits.map((one, at) => ({ ...one, version: versions[at] ?? one.version }));
        if (!state.refused.includes(refused)) return;
        push(draft, edits, edit.by);
        store.drop(edit.key);
        set({ refused: state.refused.filter((one) => one !== refused) });
        await send(true);
      } catch (error) {
        const fault = services.faultOf(error);
        const words = fault.is === 'refused' ? fault.words : 'The server did not answer. Please try again.';
        set({ refused: state.refused.map((one) => (one === refused ? { ...one, words } : one)) });
      }
    },
    drop({ edit }) {
      store.drop(edit.key);
      set({ refused: state.refused.filter((one) => one.edit.key !== edit.key) });
    },
    unwrite() {
      const last = state.waiting.findLast(({ isSent }) => !isSent);
      if (last === undefined) return null;
      // A write of many rows comes in several: all of them, or, where one has left, none.
      const whole = last.joins ?? last.key;
      const parts = state.waiting.filter(({ key, joins }) => key === whole || joins === whole);
      if (last.joins !== undefined && (parts.some(({ isSent }) => isSent) || parts[0]?.key !== whole)) return null;
      for (const part of parts) dropKept(part);
      const { joins: _, ...first } = parts[0] ?? last;
      return { ...first, edits: parts.flatMap(({ edits }) => edits) };
    },
    resume() {
      failures = 0;
      set({ isSignedOut: false, isFailing: false });
      void send(true);
    },
    seenIn,
    typed,
    stop() {
      isStopped = true;
      cancel();
      for (const done of settling.splice(0)) done();
    },
  };
}

const pauseAfter = (failures: number): number => AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? 0;
