import type { ContentKind } from '@millrace/contract/content';
import { type KeepViewBody, type ListView, type SavedView, VIEW_NAME_MAX } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WriteFault } from '../../draft/queue-state.ts';
import { WHOLE_LIST } from '../list-address.ts';
import { freeName, shownViews } from './kept-views.ts';
import { viewsOfBefore } from './office-views.ts';
import { AGAIN_MS, viewShelf } from './view-shelf.ts';

const KIND: ContentKind = 'products';
const USER = 'ada@example.com';
const searching = (search: string): ListView => ({ ...WHOLE_LIST, search });
const refusal = (code: string, words: string): WriteFault => ({ is: 'refused', code, words });

/** A device: what its browser keeps. */
function deviceOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

/** The server's part, by the rules of its own calls. */
function serverOf({ most = 50 } = {}) {
  const views = new Map<string, SavedView>();
  const at = (kind: ContentKind, id: string) => `${kind} ${id}`;
  const server = {
    isAway: false,
    /** Writes, and the answer does not come. */
    losesAnswers: 0,
    named: () =>
      [...views.values()].toSorted((a, b) => a.name.localeCompare(b.name)).map(({ name, view }) => [name, view.search]),
    async read(kind: ContentKind): Promise<SavedView[]> {
      if (server.isAway) throw { is: 'again' };
      return [...views.values()].filter((one) => one.kind === kind);
    },
    async keep(kind: ContentKind, id: string, { name, view, version }: KeepViewBody): Promise<SavedView> {
      if (server.isAway) throw { is: 'again' };
      const before = views.get(at(kind, id));
      const others = [...views.values()].filter((one) => one.kind === kind && one.id !== id);
      const kept = { id, kind, name, view, version: version + 1, changedAt: '2027-01-01T00:00:00.000Z' };
      if (before?.version !== version + 1 || before.name !== name || !isEqual(before.view, view)) {
        if (before === undefined && version > 0) throw refusal('not-found', 'It was forgotten.');
        if (before !== undefined && before.version !== version) throw refusal('changed-meanwhile', 'Kept anew.');
        if (others.some((one) => one.name === name)) throw refusal('changed-meanwhile', 'The name is taken.');
        if (before === undefined && others.length >= most) throw refusal('too-many-open', 'There are too many.');
        views.set(at(kind, id), kept);
      }
      if (server.losesAnswers-- > 0) throw { is: 'again' };
      return kept;
    },
    async forget(kind: ContentKind, id: string, version: number): Promise<true> {
      if (server.isAway) throw { is: 'again' };
      const before = views.get(at(kind, id));
      if (before !== undefined && before.version !== version) throw refusal('changed-meanwhile', 'Kept anew.');
      views.delete(at(kind, id));
      return true;
    },
  };
  return server;
}

function tabOf(server: ReturnType<typeof serverOf>, device = deviceOf()) {
  const timers: (() => void)[] = [];
  const shelf = viewShelf({
    storage: device,
    user: USER,
    ...server,
    faultOf: (error) => error as WriteFault,
    newId: () => crypto.randomUUID(),
    later: (ms, run) => {
      expect(ms).toBe(AGAIN_MS);
      timers.push(run);
    },
    carried: () => viewsOfBefore(device),
  });
  return {
    ...shelf,
    timers,
    idOf: (name: string) => shownViews(shelf.state().views, KIND).find((one) => one.name === name)?.id ?? '',
    shown: () => shownViews(shelf.state().views, KIND).map(({ name, view }): [string, string] => [name, view.search]),
    waits: () => shelf.state().views.waiting.length,
  };
}
let typed = 0;
const settle = async (...tabs: ReturnType<typeof tabOf>[]) => {
  for (let turn = 0; turn < 3; turn++)
    for (const tab of tabs) {
      await new Promise((resolve) => setTimeout(resolve));
      await tab.flush();
      await tab.refresh(KIND);
    }
};

describe('the saved views of a user', () => {
  test('are on every device', async () => {
    const server = serverOf();
    const [desk, laptop] = [tabOf(server), tabOf(server)];
    desk.keep(KIND, 'Prices', searching('a'));
    expect(desk.shown()).toEqual([['Prices', 'a']]);
    await settle(desk, laptop);
    expect(laptop.shown()).toEqual([['Prices', 'a']]);
    expect(desk.waits()).toBe(0);
    laptop.keep(KIND, 'Prices', searching('b'));
    await settle(laptop, desk);
    expect(desk.shown()).toEqual([['Prices', 'b']]);
    desk.forget(KIND, desk.idOf('Prices'));
    await settle(desk, laptop);
    expect(laptop.shown()).toEqual([]);
  });
  test('are not lost to an answer that was under way when one was kept', async () => {
    const server = serverOf();
    const late = Promise.withResolvers<void>();
    const { read } = server;
    server.read = async (kind) => {
      const seen = await read(kind);
      await late.promise;
      return seen;
    };
    const desk = tabOf(server);
    const reading = desk.refresh(KIND);
    desk.keep(KIND, 'Prices', searching('a'));
    await desk.flush();
    late.resolve();
    await reading;
    expect([desk.waits(), desk.shown()]).toEqual([0, [['Prices', 'a']]]);
  });
  test('are kept, shown and forgotten without a connection, and sent when it is back', async () => {
    const server = serverOf();
    const device = deviceOf();
    const tab = tabOf(server, device);
    server.isAway = true;
    for (const search of ['a', 'b']) tab.keep(KIND, 'Prices', searching(search));
    tab.keep(KIND, 'Short-lived', searching('c'));
    tab.forget(KIND, tab.idOf('Short-lived'));
    await settle(tab);
    expect(tab.shown()).toEqual([['Prices', 'b']]);
    expect(tab.timers).toHaveLength(1);
    // The page is opened anew, still without a connection.
    const anew = tabOf(server, device);
    expect(anew.shown()).toEqual([['Prices', 'b']]);
    server.isAway = false;
    await settle(anew);
    expect(server.named()).toEqual([['Prices', 'b']]);
    expect(anew.waits()).toBe(0);
  });
  test('are written once, also where the answer is lost', async () => {
    const server = serverOf();
    const tab = tabOf(server);
    server.losesAnswers = 1;
    tab.keep(KIND, 'Prices', searching('a'));
    tab.keep(KIND, 'Prices', searching('b'));
    await settle(tab);
    expect(server.named()).toEqual([['Prices', 'b']]);
    expect(tab.waits()).toBe(0);
  });
  test('of two devices that both change one are both kept', async () => {
    const server = serverOf();
    const [desk, laptop] = [tabOf(server), tabOf(server)];
    desk.keep(KIND, 'Prices', searching('first'));
    await settle(desk, laptop);
    desk.keep(KIND, 'Prices', searching('desk'));
    await settle(desk);
    laptop.keep(KIND, 'Prices', searching('laptop'));
    await settle(laptop, desk);
    expect(server.named()).toEqual([
      ['Prices', 'desk'],
      ['Prices (2)', 'laptop'],
    ]);
    expect(laptop.shown()).toEqual(desk.shown());
    expect(laptop.state().told).toBe('Kept anew. Yours is kept as “Prices (2)”.');
  });
  test('of two devices that make one of the same name are both kept, and once where they are the same', async () => {
    const server = serverOf();
    const [desk, laptop] = [tabOf(server), tabOf(server)];
    desk.keep(KIND, 'Prices', searching('desk'));
    desk.keep(KIND, 'Same', searching('same'));
    await settle(desk);
    laptop.keep(KIND, 'Prices', searching('laptop'));
    laptop.keep(KIND, 'Same', searching('same'));
    await settle(laptop);
    expect(server.named().map(([name]) => name)).toEqual(['Prices', 'Prices (2)', 'Same']);
  });
  test('stay where another device changed what this one forgets, and come back where it forgot what this one changes', async () => {
    const server = serverOf();
    const [desk, laptop] = [tabOf(server), tabOf(server)];
    desk.keep(KIND, 'Prices', searching('first'));
    await settle(desk, laptop);
    desk.keep(KIND, 'Prices', searching('desk'));
    await settle(desk);
    laptop.forget(KIND, laptop.idOf('Prices'));
    await settle(laptop);
    expect(laptop.shown()).toEqual([['Prices', 'desk']]);
    expect(laptop.state().told).toBe('Kept anew. It stays.');
    desk.forget(KIND, desk.idOf('Prices'));
    await settle(desk);
    laptop.keep(KIND, 'Prices', searching('laptop'));
    await settle(laptop, desk);
    expect(desk.shown()).toEqual([['Prices', 'laptop']]);
  });
  test('stay on the device when the server refuses them, with its reason, until there is room', async () => {
    const server = serverOf({ most: 1 });
    const tab = tabOf(server);
    tab.keep(KIND, 'One', searching('a'));
    tab.keep(KIND, 'Two', searching('b'));
    await settle(tab);
    expect(shownViews(tab.state().views, KIND)).toMatchObject([
      { name: 'One', isWaiting: false },
      { name: 'Two', isWaiting: true, refused: 'There are too many.' },
    ]);
    tab.forget(KIND, tab.idOf('One'));
    await settle(tab);
    expect(server.named()).toEqual([['Two', 'b']]);
    tab.keep(KIND, 'Three', searching('c'));
    await settle(tab);
    tab.forget(KIND, tab.idOf('Three'));
    await settle(tab);
    expect([tab.shown(), tab.waits()]).toEqual([[['Two', 'b']], 0]);
  });
  test('are no other tab’s loss', async () => {
    const server = serverOf();
    const device = deviceOf();
    const [one, other] = [tabOf(server, device), tabOf(server, device)];
    one.keep(KIND, 'One', searching('a'));
    other.keep(KIND, 'Other', searching('b'));
    await Promise.all([settle(one), settle(other)]);
    one.changed();
    expect(one.shown()).toEqual([
      ['One', 'a'],
      ['Other', 'b'],
    ]);
    expect(server.named()).toHaveLength(2);
  });
  test('are lost on no device, whatever two of them do in whatever order', async () => {
    const act = fc.record({
      on: fc.constantFrom(0, 1),
      does: fc.constantFrom('keep', 'keep', 'keep', 'forget', 'meet', 'leave', 'lose'),
      name: fc.constantFrom('A', 'B'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const server = serverOf();
        const tabs = [tabOf(server), tabOf(server)];
        const kept = new Set<string>();
        for (const { on, does, name } of acts) {
          const tab = tabs[on];
          if (tab === undefined) continue;
          // A view on the screen was seen when it is replaced or forgotten; all others have to stay.
          const seen = tab.shown().find(([shown]) => shown === name)?.[1];
          if ((does === 'keep' || does === 'forget') && seen !== undefined) kept.delete(seen);
          if (does === 'keep') {
            const search = `${++typed}`;
            kept.add(search);
            tab.keep(KIND, name, searching(search));
          }
          if (does === 'forget') tab.forget(KIND, tab.idOf(name));
          if (does === 'leave') server.isAway = true;
          if (does === 'lose') server.losesAnswers = 1;
          if (does === 'meet') {
            server.isAway = false;
            await settle(tab);
          }
        }
        server.isAway = false;
        await settle(...tabs, ...tabs);
        const named = server.named();
        expect(named.map(([, search]) => search)).toEqual(expect.arrayContaining([...kept]));
        expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
        for (const tab of tabs) expect([tab.shown(), tab.waits()]).toEqual([named, 0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('views that a device kept before users did', () => {
  const before = {
    'office-views:products': JSON.stringify([
      { name: 'Dear', query: '?q=dear&sort=-priceCents&columns=partNumber,priceCents:140' },
      { name: 'x'.repeat(VIEW_NAME_MAX + 5), query: '' },
    ]),
    'office-views:families': 'broken',
    'office-views:people': '[]',
    'office-edit:1': '[]',
  };
  test('go to each user of the device once, with nothing lost', async () => {
    const server = serverOf();
    const device = deviceOf(before);
    const tab = tabOf(server, device);
    expect(tab.shown()).toEqual([
      ['Dear', 'dear'],
      ['x'.repeat(VIEW_NAME_MAX), ''],
    ]);
    await settle(tab);
    expect((await server.read(KIND))[0]?.view).toEqual({
      ...searching('dear'),
      sort: ['-priceCents'],
      columns: ['partNumber', 'priceCents'],
      widths: { priceCents: 140 },
    });
    tab.forget(KIND, tab.idOf('Dear'));
    await settle(tab);
    const anew = tabOf(server, device);
    await settle(anew);
    expect(anew.shown()).toEqual([['x'.repeat(VIEW_NAME_MAX), '']]);
    expect(device.getItem('office-views:products')).toBe(before['office-views:products']);
  });
  test('stand beside those of the same name that another device brought', async () => {
    const server = serverOf();
    const old = (search: string) => ({
      'office-views:products': JSON.stringify([{ name: 'Mine', query: `?q=${search}` }]),
    });
    const tabs = ['desk', 'laptop', 'desk'].map((search) => tabOf(server, deviceOf(old(search))));
    for (const tab of tabs) await settle(tab);
    expect(server.named()).toEqual([
      ['Mine', 'desk'],
      ['Mine (2)', 'laptop'],
    ]);
  });
});

test('a free name is no longer than a name may be', () => {
  expect(freeName('A', new Set(), 5)).toBe('A');
  expect(freeName('A', new Set(['A', 'A (2)']), 5)).toBe('A (3)');
  expect(freeName('abcde', new Set(['abcde']), 5)).toBe('a (2)');
});
