// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Location, openedAt } from '../../navigation/location.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { createBuilder } from '../building/builder.ts';
import { CHOICES_PARAMETER, NUMBER_PARAMETER } from './parameters.ts';
import type { Asked } from './preload.ts';
import { useMirroredAddress } from './use-mirrored-address.ts';

const options = [{ code: 'A' }, { code: 'B' }];
const configurator: Configurator = {
  prefix: 'TD',
  configGroups: ['Size', 'Colour'].map((name) => ({ name, options })),
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.useFakeTimers();
  history.replaceState({ kept: 1 }, '', '/family/tern?tab=a#end');
  return () => vi.useRealTimers();
});
const searchOf = (): URLSearchParams => new URLSearchParams(location.search);

const asking = (number: string): Asked => ({ [NUMBER_PARAMETER]: number, [CHOICES_PARAMETER]: '' });

function drawn(number = '', hasBuilder = true) {
  const builder = createBuilder(configurator, new Set(), null);
  const given = { here: openedAt('/family/tern?tab=a#end'), asked: asking(number) };
  const hook = drawHook(() => useMirroredAddress(hasBuilder ? builder : null, given.here, given.asked));
  const choose = (group: string, code: string) => {
    act(() => builder.dispatch({ type: 'toggle', group, code }));
    vi.runAllTimers();
  };
  const go = (key: string, by: Location['by'], asked: string) => {
    given.here = { ...given.here, key, by };
    given.asked = asking(asked);
    hook.again();
  };
  return { builder, choose, go, ...hook };
}
const number = (builder: ReturnType<typeof createBuilder>) => builder.getState().evaluation.itemNo;

test('choices replace the address after the paint, and nothing else of it', () => {
  const { builder, choose } = drawn();
  expect(location.search).toBe('?tab=a');
  act(() => builder.dispatch({ type: 'toggle', group: 'Size', code: 'A' }));
  expect(location.search).toBe('?tab=a');
  vi.runAllTimers();
  const begun = location.search;
  expect(begun).not.toBe('?tab=a');
  choose('Colour', 'B');
  expect([...searchOf().values()]).toContain(number(builder));
  expect([searchOf().get('tab'), location.hash, history.state]).toEqual(['a', '#end', { kept: 1 }]);
});

test('an address that was gone to loads what it asks for; a page that was drawn ahead keeps what was chosen on it', () => {
  const { builder, choose, go } = drawn();
  choose('Size', 'A');
  choose('Colour', 'A');
  const before = number(builder);
  go('opened', 'pop', `${before.slice(0, -1)}B`);
  expect(number(builder)).toBe(before);
  go('other', 'push', `${before.slice(0, -1)}B`);
  expect(number(builder)).toBe(`${before.slice(0, -1)}B`);
  go('ahead', 'ahead', before);
  expect(number(builder)).toBe(before);
  go('shown', 'push', `${before.slice(0, -1)}B`);
  expect(number(builder)).toBe(before);
});

test('a page of another address, one that was left, and one without a configurator write nothing', () => {
  const { choose, leave, builder } = drawn();
  history.replaceState(null, '', '/blog');
  choose('Size', 'A');
  expect(location.search).toBe('');
  history.replaceState(null, '', '/family/tern');
  act(() => builder.dispatch({ type: 'toggle', group: 'Colour', code: 'A' }));
  leave();
  vi.runAllTimers();
  expect(location.search).toBe('');
  drawn('TDAA', false);
  expect(location.search).toBe('');
});
