import { expect } from 'vitest';
import type { TestApp } from '../open-test-app.ts';
import { type OfficeCallGiven, sendOfficeCall } from '../send-office-call.ts';

type Name = Parameters<typeof sendOfficeCall>[1];

/** The calls of staff who work on drafts, mostly on posts. `as`: who calls where a test names nobody. */
export function draftCalls(server: () => TestApp, as = 'ada') {
  const send = (name: Name, given?: OfficeCallGiven) => sendOfficeCall(server(), name, { as, ...given });
  /** The answer of a call, or its refusal. */
  const bodyOf = async (name: Name, given?: OfficeCallGiven) => (await send(name, given)).json();
  /** The answer of a call that is not refused. */
  const ask = async (name: Name, given?: OfficeCallGiven) => {
    const answer = await bodyOf(name, given);
    expect(answer).not.toHaveProperty('code');
    return answer;
  };
  const post = (draft: string, id = 1) => ({ draft, kind: 'posts', id });
  const read = (draft: string, id = 1) => ask('officeRow', { params: { kind: 'posts', id }, query: { draft } });
  /** Writes fields of a post over the version that was read. */
  const change = (draft: string, version: string, fields: object, by = as, id = 1) =>
    ask('officeChangeRow', { params: post(draft, id), body: { version, fields }, as: by });
  return {
    send,
    bodyOf,
    ask,
    refusalOf: async (name: Name, given?: OfficeCallGiven) => (await bodyOf(name, given)).code,
    begin: async (name = 'Spring'): Promise<string> => (await ask('officeBeginDraft', { body: { name } })).id,
    post,
    read,
    change,
    /** Writes fields of a post over its newest version. */
    edit: async (draft: string, fields: object, id = 1, by = as) =>
      change(draft, (await read(draft, id)).version, fields, by, id),
  };
}
