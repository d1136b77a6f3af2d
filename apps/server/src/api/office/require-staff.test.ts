import type { StaffRole } from '@millrace/contract';
import { type AccessEndpoint, accessCalls, accessEndpoints, type SignInStep } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problems/problem-error.ts';
import { completeStaff } from '../../testing/staff/complete-staff.ts';
import { requireFormToken, requireStaff } from './require-staff.ts';
import type { StaffCaller } from './staff-caller.ts';

const caller = (step: SignInStep, roles: StaffRole[] = [], isFresh = true) => completeStaff({ step, roles, isFresh });
const refusal = (run: () => void): string | null => {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
  }
  return null;
};
type Case = [AccessEndpoint['rights'], AccessEndpoint['needs'], string, StaffCaller | null, string | null];

test.each<Case>([
  ['everybody', undefined, 'nobody', null, null],
  ['begun', undefined, 'nobody', null, 'not-signed-in'],
  ['begun', undefined, 'a password', caller('show-factor'), null],
  ['begun', undefined, 'a password, and no factor', caller('set-up-factor'), null],
  ['setting-up', 'fresh-factor', 'nobody', null, 'not-signed-in'],
  ['setting-up', 'fresh-factor', 'a password', caller('show-factor'), 'factor-needed'],
  ['setting-up', 'fresh-factor', 'a password, and no factor', caller('set-up-factor', [], false), null],
  ['setting-up', 'fresh-factor', 'an old factor', caller('complete', ['hr'], false), 'factor-needed'],
  ['setting-up', 'fresh-factor', 'a fresh factor', caller('complete', ['hr']), null],
  ['staff', undefined, 'nobody', null, 'not-signed-in'],
  ['staff', undefined, 'a password', caller('show-factor', ['admin']), 'factor-needed'],
  ['staff', undefined, 'a password, and no factor', caller('set-up-factor', ['admin']), 'factor-needed'],
  ['staff', undefined, 'an old factor', caller('complete', ['hr'], false), null],
  ['publisher', undefined, 'an editor', caller('complete', ['editor']), 'not-allowed'],
  ['publisher', undefined, 'a publisher', caller('complete', ['publisher'], false), null],
  ['publisher', 'fresh-factor', 'a publisher', caller('complete', ['publisher'], false), 'factor-needed'],
  ['publisher', 'fresh-factor', 'an editor', caller('complete', ['editor'], false), 'not-allowed'],
  ['publisher', 'fresh-factor', 'a fresh publisher', caller('complete', ['publisher']), null],
  ['admin', undefined, 'a password of an admin', caller('show-factor', ['admin']), 'factor-needed'],
  ['admin', undefined, 'an admin', caller('complete', ['admin']), null],
])('what is for %s and needs %s answers %s so', (rights, needs, _who, who, code) => {
  expect(refusal(() => requireStaff(needs === undefined ? { rights } : { rights, needs }, who))).toBe(code);
});

test.each([
  ['token', null],
  ['tokem', 'not-allowed'],
  ['toke', 'not-allowed'],
  ['', 'not-allowed'],
  [undefined, 'not-allowed'],
  [['token', 'token'], 'not-allowed'],
])('the token %j against forgery is answered %s', (given, code) => {
  expect(refusal(() => requireFormToken(given, caller('complete')))).toBe(code);
});

describe.each<[string, AccessEndpoint]>(Object.entries(accessEndpoints))('the call %s', (name, endpoint) => {
  const call = Object.entries(accessCalls).find(([one]) => one === name)?.[1];
  test('is below /office, with a schema for each parameter of its path', () => {
    expect(call?.path).toMatch(/^\/office\//);
    const inPath = [...(call?.path ?? '').matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });
  test('may refuse whom it turns away, and turns away who has no session', () => {
    const code = refusal(() => requireStaff(endpoint, null));
    expect(code).toBe(endpoint.rights === 'everybody' ? null : 'not-signed-in');
    if (code !== null) expect(endpoint.refusals).toContain(code);
    if (endpoint.needs !== undefined) expect(endpoint.refusals).toContain('factor-needed');
  });
});
