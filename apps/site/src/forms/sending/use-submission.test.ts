// @vitest-environment jsdom
import { ApiError } from '@millrace/contract';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import type { Fault } from './fault.ts';
import { useSubmission } from './use-submission.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ provider: 'off' }));
});
const problem = (code: string) =>
  new ApiError(409, { type: `urn:problem:${code}`, title: '', status: 409, code, message: 'No.' } as never);

function drawn(otherwise: string | ((error: unknown) => Fault) = 'It was not sent.') {
  const sent: [values: unknown, key: string][] = [];
  let fails: Error | null = null;
  let late: PromiseWithResolvers<void> | null = null;
  const { now } = drawHook(() =>
    useSubmission<{ name: string }>({
      action: 'apply',
      otherwise,
      send: async (values, _, key) => {
        sent.push([values, key]);
        await late?.promise;
        if (fails !== null) throw fails;
      },
    }),
  );
  return {
    now,
    sent,
    keys: () => sent.map(([, key]) => key),
    submit: (name: string, error: Error | null = null) => {
      fails = error;
      return act(() => now().submit({ name }));
    },
    holdUp: () => {
      late = Promise.withResolvers<void>();
      return late;
    },
  };
}

test('one submit is sent at a time', async () => {
  const { now, sent, holdUp } = drawn();
  const late = holdUp();
  let first: Promise<void> | undefined;
  await act(async () => {
    first = now().submit({ name: 'a' });
    await vi.waitFor(() => expect(sent.length).toBe(1), { timeout: 10_000 });
  });
  expect(now().isSending).toBe(true);
  await act(() => now().submit({ name: 'b' }));
  await act(async () => {
    late.resolve();
    await first;
  });
  expect([sent.map(([values]) => values), now().isSending, now().fault]).toEqual([[{ name: 'a' }], false, null]);
});

test('every try of one submit has its key; another input, or the same after a success, another one', async () => {
  const { submit, keys } = drawn();
  await submit('a', problem('x'));
  await submit('a', new TypeError('no line'));
  await submit('b', problem('x'));
  await submit('b');
  await submit('b', problem('submission-differs'));
  await submit('b');
  const [first, again, other, taken, anew, differs] = keys();
  expect([again, taken]).toEqual([first, other]);
  expect(new Set([first, other, anew, differs]).size).toBe(4);
});

test('a fault is told until the next try, by the words of the server, or by those of the form', async () => {
  const { now, submit } = drawn();
  await submit('a', problem('x'));
  expect(now().fault).toMatchObject({ code: 'x', message: 'No.' });
  await submit('a', new ApiError(500, null));
  expect(now().fault).toMatchObject({ message: 'It was not sent.' });
  await submit('a');
  expect(now().fault).toBeNull();
  const own = drawn(() => ({ code: null, message: 'Own words.' }));
  await own.submit('a', problem('x'));
  expect(own.now().fault).toEqual({ code: null, message: 'Own words.' });
});
