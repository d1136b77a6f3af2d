import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { waitDrawing } from './draw-hook.ts';

/** A call that the office made. */
export interface Asked {
  method: string;
  /** Below /api. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** Takes the calls of the office until the test ends, and gives each an answer. Returns the calls that were made, in their order. */
export function answerCalls(answer: (asked: Asked) => unknown = () => ({})): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const path = pathname.replace(/^\/api/, '');
    const asked = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    calls.push(asked);
    const given = await answer(asked);
    return given instanceof Response ? given : Response.json(given);
  });
  return calls;
}

/** The refusal of a call. */
export const refused = (code: string, status = 409): Response =>
  Response.json({ type: `urn:problem:${code}`, title: '', status, code, message: 'No.' }, { status });

/** Puts what was read around a hook; a read that fails is not tried again. */
export function queriesAround(
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  within: (drawn: ReactNode) => ReactNode = (drawn) => drawn,
): { client: QueryClient; around(drawn: ReactNode): ReactNode } {
  return { client, around: (drawn) => createElement(QueryClientProvider, { client }, within(drawn)) };
}

/** Waits until nothing is read any more, and what was read is drawn, which may ask for more. */
export async function allRead(client: QueryClient, { again }: { again(): void }): Promise<void> {
  do {
    await waitDrawing(() => client.isFetching() === 0);
    again();
  } while (client.isFetching() > 0);
}
