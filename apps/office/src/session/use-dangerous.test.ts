// @vitest-environment jsdom

import { request } from '@millrace/contract';
import { accessCalls } from '@millrace/contract/office';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { officeTransport, presentFormToken } from '../api/office-transport.ts';
import { answerCalls, queriesAround, refused } from '../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../testing/draw-hook.ts';
import { sessionQuery, useSignOut, useTakeSession } from './session.ts';
import { useDangerous } from './use-dangerous.ts';

let needs: string | null;
beforeEach(() => {
  needs = null;
  answerCalls(() => (needs === null ? { token: 'a token' } : refused(needs)));
});

describe('a dangerous call', () => {
  function drawn() {
    const given: string[] = [];
    const then = vi.fn();
    const hook = drawHook(
      () =>
        useDangerous((one: string) => {
          given.push(one);
          return request(officeTransport, accessCalls.staffSession, {});
        }, then),
      queriesAround().around,
    );
    const run = async (start: () => void) => {
      act(start);
      await waitDrawing(
        () => !hook.now().isPending && (hook.now().isDone || hook.now().error !== null || hook.now().asked !== null),
      );
    };
    return { ...hook, given, then, run };
  }

  test('that is allowed is done', async () => {
    const { now, run, given, then } = drawn();
    expect([now().asked, now().error, now().isDone, now().isPending]).toEqual([null, null, false, false]);
    await run(() => now().run('a'));
    expect([now().asked, now().error, now().isDone, given, then.mock.calls.length]).toEqual([
      null,
      null,
      true,
      ['a'],
      1,
    ]);
  });

  test('that needs the second factor asks for it, and is made again once it was shown', async () => {
    const { now, run, given } = drawn();
    needs = 'factor-needed';
    await run(() => now().run('a'));
    expect([now().error, now().asked]).toEqual([null, expect.anything()]);
    needs = null;
    act(() => now().asked?.confirmed());
    await waitDrawing(() => now().isDone);
    expect([now().asked, given]).toEqual([null, ['a', 'a']]);
  });

  test('is not made where the question is left', async () => {
    const { now, run, given } = drawn();
    needs = 'factor-needed';
    await run(() => now().run('a'));
    act(() => now().asked?.left());
    expect([now().asked, now().error, given]).toEqual([null, null, ['a']]);
  });

  test('that is refused tells why, and asks for nothing', async () => {
    const { now, run } = drawn();
    needs = 'not-allowed';
    await run(() => now().run('a'));
    expect([now().asked, now().error, now().isDone]).toEqual([null, expect.objectContaining({ status: 409 }), false]);
  });
});

describe('the session', () => {
  test.each([
    ['not-signed-in', null],
    [null, { token: 'a token' }],
  ])('that a cookie names, answered by %s, is %j', async (code, session) => {
    needs = code;
    const { client } = queriesAround();
    expect(await client.fetchQuery(sessionQuery)).toEqual(session);
  });

  test('is unknown where the server fails', async () => {
    needs = 'bad';
    const { client } = queriesAround();
    await expect(client.fetchQuery(sessionQuery)).rejects.toMatchObject({ status: 409 });
  });

  test('that begins is taken over with its token', () => {
    const { client, around } = queriesAround();
    const { now } = drawHook(useTakeSession, around);
    act(() => now()({ token: 'another token' } as never));
    expect([client.getQueryData(sessionQuery.queryKey), presentFormToken()]).toEqual([
      { token: 'another token' },
      'another token',
    ]);
  });

  test.each([[null], ['bad']])('ends with all that was read with it, though the server answers %s', async (code) => {
    needs = code;
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { client, around } = queriesAround();
    client.setQueryData(['rows'], 1);
    const { now } = drawHook(useSignOut, around);
    act(() => now().mutate());
    await waitDrawing(() => assign.mock.calls.length > 0);
    expect([assign.mock.calls, client.getQueryData(['rows'])]).toEqual([[['/office']], undefined]);
  });
});
