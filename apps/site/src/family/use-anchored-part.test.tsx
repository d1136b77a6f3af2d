// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Here } from '../navigation/here.tsx';
import { openedAt } from '../navigation/location.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { useAnchoredPart } from './use-anchored-part.ts';

const STATE = { from: 'search' };

/** The part that a page at this address is led to, and the address that is left. */
function ledTo(page: string, row: string, inBrowser = page): { part: string | null; address: string; state: unknown } {
  history.replaceState(STATE, '', inBrowser);
  const { now } = drawHook(
    () => useAnchoredPart(row),
    () => null,
    (drawn) => <Here location={openedAt(page)}>{drawn}</Here>,
  );
  return { part: now(), address: location.pathname + location.search + location.hash, state: history.state };
}

test.each([
  ['nothing, where the address names none', '/family/rail', '', null],
  ['the part of the anchor', '/family/rail#part-R%201', '', 'R 1'],
  ['the part of the parameter, without an anchor', '/family/rail?row=R2', 'R2', 'R2'],
  ['the part of the parameter, where the anchor is of something else', '/family/rail?row=R2#wiring', 'R2', 'R2'],
  ['the part of the anchor, where both are there', '/family/rail?row=R2#part-R1', 'R2', 'R1'],
])('a page leads to %s', (_, address, row, part) => {
  expect(ledTo(address, row).part).toBe(part);
});

test.each([
  ['with the anchor', '/family/rail?row=R1&tab=FAQs#part-R1', 'R1', '/family/rail?tab=FAQs#part-R1'],
  ['alone, it stays', '/family/rail?row=R1', 'R1', '/family/rail?row=R1'],
  ['not read by this page, it stays', '/family/rail?row=R1#part-R1', '', '/family/rail?row=R1#part-R1'],
])('the parameter leaves the address: %s', (_, address, row, after) => {
  expect(ledTo(address, row)).toMatchObject({ address: after, state: STATE });
});

test('a page that is kept behind another leaves the address of that one alone', () => {
  const other = '/family/float?row=R1';
  expect(ledTo('/family/rail?row=R1#part-R1', 'R1', other).address).toBe(other);
});

const PartR2 = (): ReactNode => useAnchoredPart('R2');
test('on the server the parameter leads to its part: no anchor is seen there', () => {
  const page = (
    <Here location={openedAt('/family/rail?row=R2#part-R1')}>
      <PartR2 />
    </Here>
  );
  expect(renderToString(page)).toBe('R2');
});
