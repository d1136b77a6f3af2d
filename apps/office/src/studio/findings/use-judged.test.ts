// @vitest-environment jsdom
import type { FoundByServer } from '@millrace/studio';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook, othersAgain } from '../../testing/draw-hook.ts';
import type { Asked, Said } from './judge-loop.ts';
import { useJudged } from './use-judged.ts';

let asked: Asked[];
let isEnded: boolean;
let say: (said: Partial<Said>) => void;
beforeEach(() => {
  asked = [];
  isEnded = false;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        say = (said) => act(() => void this.dispatchEvent(new MessageEvent('message', { data: said })));
      }
      postMessage = (one: Asked): void => void asked.push(one);
      terminate = (): void => {
        isEnded = true;
      };
    },
  );
});

const row: Record<string, unknown> = { id: 3, name: 'Box', configurator: {}, summary: 'A box.' };
const products: never[] = [];
const found = (message: string) => ({ code: 'x', message, at: [] }) as unknown as FoundByServer;
const judged = (version: number, isWhole: boolean, ...findings: FoundByServer[]) =>
  ({ is: 'judged', version, judgement: { findings, isWhole }, seconds: 2 }) as Partial<Said>;
const drawn = () => {
  const given = { row };
  const hook = drawHook(() => useJudged({ kind: 'families', row: given.row, products }));
  const put = (next: Record<string, unknown>): void => {
    given.row = next;
    hook.again();
  };
  return { ...hook, put };
};

test('the fields that count are judged, and again when one of them changes', () => {
  const { put } = drawn();
  const typed = {
    id: 3,
    name: 'Box',
    configurator: row['configurator'],
    validNumbers: undefined,
    refusedNumbers: undefined,
  };
  expect(asked).toEqual([{ is: 'judge', version: 1, typed: { kind: 'families', fields: typed, products } }]);
  put({ ...row, summary: 'Another box.' });
  expect(asked.length).toBe(1);
  put({ ...row, validNumbers: ['A'] });
  expect(asked.slice(1)).toMatchObject([{ is: 'judge', version: 2, typed: { fields: { validNumbers: ['A'] } } }]);
});

test('nothing is judged yet, and nothing of an older question is heard', () => {
  const { now } = drawn();
  expect(now()).toMatchObject({ here: null, seconds: null, mends: new Map() });
  say(judged(0, true, found('old')));
  expect(now().here).toBeNull();
});

test('a whole search is told with its time, and lets go of mends', () => {
  const { now } = drawn();
  say({ is: 'mends', version: 1, of: 'a', mends: [] });
  say({ is: 'mends', version: 1, of: 'b', mends: [] });
  expect([...now().mends.keys()]).toEqual(['a', 'b']);
  say(judged(1, true, found('one')));
  expect(now()).toMatchObject({ here: { findings: [found('one')], isWhole: true }, seconds: 2, mends: new Map() });
  expect(now().mends.size).toBe(0);
});

test('while it is searched, mends stay, and no time is told', () => {
  const { now } = drawn();
  say(judged(1, true));
  say({ is: 'mends', version: 1, of: 'a', mends: [] });
  say(judged(1, false, found('one')));
  expect(now()).toMatchObject({ here: { isWhole: false }, seconds: null });
  expect([...now().mends.keys()]).toEqual(['a']);
});

test('while it is searched, findings that only a search proves stay, and no others', () => {
  const { now } = drawn();
  const searched = { ...found('never'), code: 'group-never-shows' } as FoundByServer;
  say(judged(1, true, found('old'), searched));
  say(judged(1, false, found('new')));
  expect(now().here?.findings).toEqual([found('new'), searched]);
});

test('what the schema refuses is not judged', () => {
  const { now } = drawn();
  say(judged(1, true, found('one')));
  say({ is: 'unsound', version: 1 });
  expect(now()).toMatchObject({ here: null, seconds: null });
});

test('mends are asked for, and the worker ends with the page', () => {
  const { now, leave } = drawn();
  now().wantMends();
  expect([asked.at(-1), isEnded]).toEqual([{ is: 'mend' }, false]);
  leave();
  expect(isEnded).toBe(true);
});

test('what is judged is the same until something is said of it', () => {
  const hook = drawn();
  say(judged(1, true, found('a')));
  const before = hook.now();
  expect(othersAgain(hook)).toEqual([]);
  expect(hook.now()).toBe(before);
});
