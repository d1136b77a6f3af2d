import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../careers-kill/read-stored.ts';
import type { Observed } from './judge.ts';
import { type Answer, type StaffMember, valueAt } from './staff-member.ts';

const LOOK_EVERY_MS = 5;

/** The work of staff on one draft after another: each call is made again until it is answered. */
export function draftRun({ call, upload }: StaffMember, observed: Observed, marked: readonly number[]) {
  let draft = '';

  async function untilAnswered(send: () => Promise<Answer | null>): Promise<unknown> {
    for (;;) {
      const answer = await send();
      if (answer === null || answer.status === 503) observed.unanswered += 1;
      else return answer.json;
      await pause(LOOK_EVERY_MS);
    }
  }
  const answered = (...given: Parameters<StaffMember['call']>) => untilAnswered(() => call(...given));
  const begin = async (): Promise<void> => {
    draft = String(valueAt(await answered('officeBeginDraft', { body: { name: 'A day' } }), 'id'));
  };
  /** Writes fields of rows in one step, with what the server has now: a try without an answer may have been stored. */
  async function put(fieldsOf: ReadonlyMap<number, object>): Promise<void> {
    for (;;) {
      const into = draft;
      const changes: object[] = [];
      for (const [id, fields] of fieldsOf) {
        const seen = await answered('officeRow', { params: { kind: 'faqs', id }, query: { draft: into } });
        changes.push({ kind: 'faqs', id, version: valueAt(seen, 'version'), fields });
      }
      const answer = await call('officeChangeRows', { params: { draft: into }, body: { changes } });
      if (answer?.status === 200) return;
      if (answer === null) observed.unanswered += 1;
      else if (valueAt(answer.json, 'code') !== 'draft-ended')
        observed.faults.push(`a write was refused: ${JSON.stringify(answer.json)}`);
      await pause(LOOK_EVERY_MS);
    }
  }
  return {
    begin,
    write: async (id: number, text: string): Promise<void> => {
      // Each row has one writer: what was acknowledged last is what has to be there.
      await put(new Map([[id, { answer: text }]]));
      observed.written.set(id, text);
      observed.acknowledged += 1;
    },
    /** Sends a file and puts it at an address. */
    place: async (uri: string, bytes: Buffer): Promise<void> => {
      const sent = await untilAnswered(() => upload('drawing.pdf', bytes));
      const file = valueAt(sent, 'file');
      if (file !== hashOf(bytes)) observed.faults.push(`an upload was refused: ${JSON.stringify(sent)}`);
      for (;;) {
        const placed = await answered('officePlaceMedia', { params: { draft }, body: { file, uri } });
        const outcome = valueAt(placed, 'outcome');
        // Of a try without an answer the next one says whether it was stored.
        if (outcome === 'added' || outcome === 'same') break;
        if (valueAt(placed, 'code') !== 'draft-ended')
          observed.faults.push(`a file was not placed: ${JSON.stringify(placed)}`);
        await pause(LOOK_EVERY_MS);
      }
      observed.placed.set(uri, hashOf(bytes));
    },
    publish: async (mark: string): Promise<void> => {
      await put(new Map(marked.map((id) => [id, { question: mark }])));
      const published = draft;
      for (;;) {
        const answer = await call('officePublish', { params: { draft: published } });
        const code = valueAt(answer?.json, 'code');
        // Of a try without an answer the next one says whether it was published.
        if (answer?.status === 200 || code === 'draft-ended') break;
        if (answer === null) observed.unanswered += 1;
        else if (code !== 'revision-moved' && code !== 'not-ready')
          observed.faults.push(`a publication was refused: ${JSON.stringify(answer.json)}`);
        await pause(LOOK_EVERY_MS);
      }
      observed.published.push({ draft: published, mark });
      await begin();
    },
  };
}
