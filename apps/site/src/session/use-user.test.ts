// @vitest-environment jsdom
import { TOKEN_KEY } from '@millrace/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { storedToken } from '../api/token.ts';
import { useUser } from './use-user.ts';

const user = { email: 'ada@example.com' };
let asked: string[];
let seen: unknown[];
beforeEach(() => {
  localStorage.clear();
  [asked, seen] = [[], []];
});

function Who(): ReactNode {
  seen.push(useUser());
  return null;
}

/** Draws who is signed in, where the server answers so to the check of the token and to who it is of. */
async function signedIn(token: string | null, isValid: unknown, status = 200): Promise<unknown> {
  if (token !== null) localStorage.setItem(TOKEN_KEY, token);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost').pathname);
    if (status !== 200) return Response.json({ code: 'x', message: 'No.' }, { status });
    return Response.json(address.includes('verify') ? isValid : user);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const draw = () => act(() => root.render(createElement(QueryClientProvider, { client }, createElement(Who))));
  draw();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitUntil(() => client.isFetching() === 0, { timeout: 10_000, interval: 2 });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  draw();
  return seen.at(-1);
}

test('nobody is signed in without a token, and nothing is asked', async () => {
  expect([await signedIn(null, true), asked]).toEqual([undefined, []]);
});

test('a token that is good is of its user', async () => {
  expect(await signedIn('good', true)).toEqual(user);
  expect([seen[0], asked.length, storedToken()]).toEqual([undefined, 2, 'good']);
});

test.each<[string, unknown, number]>([
  ['false', false, 200],
  ['401', true, 401],
  ['403', true, 403],
  ['404', true, 404],
])('a token that the server answers by %s is taken away', async (_, isValid, status) => {
  expect(await signedIn(`no good ${status}`, isValid, status)).toBeUndefined();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('a token that could not be judged is tried again, and then set aside for this page', async () => {
  expect(await signedIn('unjudged', true, 500)).toBeUndefined();
  expect([localStorage.getItem(TOKEN_KEY), storedToken(), asked.length]).toEqual(['unjudged', null, 6]);
});
