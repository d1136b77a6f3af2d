// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { panelWithFloat as panel } from '../../testing/panel-with-float.ts';
import { createBuilder } from '../building/builder.ts';
import { partBuilder } from '../building/part-builder.ts';
import { BuilderContext } from '../building/use-builder.ts';
import { groupId } from '../groups/group-id.ts';
import { createFolding } from './folding.ts';
import { FoldingContext } from './folding-context.ts';
import { useJump } from './use-jump.ts';

const FLOAT = groupId(1);
const places = [groupId(0), FLOAT, groupId(0, FLOAT), groupId(1, FLOAT)];

let seen: string[];
beforeEach(() => {
  seen = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  return () => Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function drawn() {
  const builder = createBuilder(panel, new Set(), null);
  const given = { folding: createFolding(builder, false) };
  const { now, again } = drawHook(
    useJump,
    () => places.map((id) => createElement('div', { key: id, id })),
    (hook) =>
      createElement(BuilderContext, { value: builder }, createElement(FoldingContext, { value: given.folding }, hook)),
  );
  const jump = (group: string): string[] => {
    act(() => now()(group));
    return seen.splice(0);
  };
  return { builder, given, now, again, jump };
}

test('a group is opened and led to by its name', () => {
  const { given, jump } = drawn();
  given.folding.toggle('Supply');
  expect(jump('Supply')).toEqual([groupId(0)]);
  expect(given.folding.isOpen('Supply')).toBe(true);
});

test('the same function is given again, until it leads among other groups', () => {
  const { builder, given, now, again, jump } = drawn();
  const first = now();
  again();
  expect(now()).toBe(first);
  given.folding = createFolding(builder, false);
  again();
  jump('Float');
  expect(given.folding.isOpen('Float')).toBe(true);
});

test('an assembly is led through to the next choice of its part, and at the end to itself', () => {
  const { builder, jump } = drawn();
  const led = ['Contact', 'Clip'].map((group) => {
    const places = jump('Float');
    act(() => partBuilder(builder, 1)?.dispatch({ type: 'toggle', group, code: 'A' }));
    return places;
  });
  expect([...led, jump('Float')]).toEqual([[groupId(0, FLOAT)], [groupId(1, FLOAT)], [FLOAT]]);
});
