// @vitest-environment jsdom
import { NAVIGATION_DEBOUNCE_MS, SEARCH_DROPDOWN_SIZE } from '@millrace/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-for.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

let shown: Suggestions;
function Suggested({ typed }: { typed: string }): ReactNode {
  shown = useSuggestions(typed);
  return null;
}

const model = (name: string) => ({ kind: 'model', name, partNumber: name, description: '', configModelNo: null });
/** The answers by text; a text without one is refused. */
const answers: Record<string, readonly string[]> = {
  flo: ['float', 'floor', 'Rail float', 'flow', 'flood'],
  floa: ['float', 'Rail float'],
  tern: ['tern'],
};

let takes: number;
beforeEach(() => {
  takes = 10;
});

/** A search box. An answer takes so many milliseconds. */
function drawn() {
  const asked: unknown[] = [];
  const stopped: unknown[] = [];
  const client = createQueryClient(async ({ query, signal }) => {
    const search = String(new URLSearchParams(query as Record<string, string>).get('search'));
    asked.push(query);
    signal?.addEventListener('abort', () => stopped.push(search));
    await new Promise((resolve) => setTimeout(resolve, takes));
    const best = answers[search];
    if (best === undefined) return { status: 400, body: { code: 'x', message: 'No.', title: '', status: 400 } };
    return { status: 200, body: { best: best.map(model), total: best.length + 20 } };
  });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const type = (typed: string): void =>
    act(() => root.render(createElement(QueryClientProvider, { client }, createElement(Suggested, { typed }))));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  type('');
  /** The text rests, and its answer comes. */
  const answered = async (): Promise<void> => {
    await wait(NAVIGATION_DEBOUNCE_MS);
    await wait(20);
  };
  return { type, wait, answered, asked, stopped };
}
const names = (): string[] => shown.items.map((item) => ('name' in item ? item.name : ''));
const nothing = { text: '', items: [], total: null, hasFailed: false };

test('nothing is asked for, and nothing shown, before anything is typed', async () => {
  const { type, answered, asked } = drawn();
  await answered();
  type('   ');
  await answered();
  expect([asked, shown]).toEqual([[], nothing]);
});

test('a text is asked for once it has rested, without the blanks around it', async () => {
  const { type, wait, asked } = drawn();
  type(' flo ');
  await wait(NAVIGATION_DEBOUNCE_MS - 1);
  expect([asked, shown]).toEqual([[], nothing]);
  await wait(1);
  expect(asked).toEqual([{ search: 'flo', items: 1 }]);
  expect(shown).toMatchObject({ text: 'flo', items: [], total: null, hasFailed: false });
  await wait(20);
  expect(shown).toMatchObject({ text: 'flo', total: 25, hasFailed: false });
  expect(names()).toEqual(['float', 'floor', 'Rail float', 'flow']);
  expect(SEARCH_DROPDOWN_SIZE).toBe(4);
});

test('the rows of the last answer that match still show until the next answer comes', async () => {
  const { type, answered } = drawn();
  type('flo');
  await answered();
  type('floa');
  expect([shown.text, names(), shown.total]).toEqual(['floa', ['float', 'Rail float'], null]);
  await answered();
  expect([names(), shown.total]).toEqual([['float', 'Rail float'], 22]);
  type('tern');
  expect([shown.text, names(), shown.total]).toEqual(['tern', [], null]);
});

test('a text that was asked before is answered at once', async () => {
  const { type, answered, asked } = drawn();
  for (const typed of ['flo', 'floa']) {
    type(typed);
    await answered();
  }
  type('flo');
  expect([names().length, shown.total]).toEqual([4, 25]);
  await answered();
  expect(asked.length).toBe(2);
});

test('an answer that is late for a further letter is stopped', async () => {
  const { type, wait, answered, stopped } = drawn();
  type('flo');
  takes = 1000;
  await wait(NAVIGATION_DEBOUNCE_MS);
  takes = 10;
  type('floa');
  await answered();
  expect(stopped).toEqual(['flo']);
  expect(shown.total).toBe(22);
});

test('a text that is refused says so, and the next one does not', async () => {
  const { type, answered } = drawn();
  type('bad');
  await answered();
  expect(shown).toEqual({ text: 'bad', items: [], total: null, hasFailed: true });
  type('tern');
  expect(shown.hasFailed).toBe(false);
  await answered();
  expect([shown.hasFailed, names()]).toEqual([false, ['tern']]);
});
