// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { panelWithFloat as panel } from '../../testing/panel-with-float.ts';
import { createBuilder } from '../building/builder.ts';
import { groupId } from '../groups/group-id.ts';
import { createFolding } from './folding.ts';
import { leadTo } from './use-jump.ts';
import { useLedTo } from './use-led-to.ts';

const SUPPLY = groupId(0);
const FLOAT = groupId(1);

let seen: string[];
/** Work of the next frame. */
let frame: (() => void)[];
beforeEach(() => {
  [seen, frame] = [[], []];
  const control = (id: string, state: string): string => `<input type="radio" id="${id}" ${state}>`;
  document.body.innerHTML = `
    <div id="${SUPPLY}"><input id="other"><div class="cfg-options">${control('off', 'disabled')}${control('on', '')}</div></div>
    <div id="${FLOAT}"><div class="cfg-options"><div id="${groupId(0, FLOAT)}"></div><div id="${groupId(1, FLOAT)}"></div></div></div>`;
  Element.prototype.scrollIntoView = function (this: Element, given) {
    expect(given).toEqual({ block: 'start', behavior: 'instant' });
    seen.push(this.id);
  };
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frame.push(draw));
  history.replaceState(null, '', '/family/panel');
});
function nextFrame(): string[] {
  for (const draw of frame.splice(0)) draw();
  return seen.splice(0);
}
function begun() {
  const builder = createBuilder(panel, new Set(), null);
  return { builder, folding: createFolding(builder, false) };
}

test('a group is opened and brought into view, with the focus on what can be chosen in it', () => {
  const { builder, folding } = begun();
  leadTo(builder, folding, 'Supply');
  expect([seen, folding.isOpen('Supply'), document.activeElement?.id]).toEqual([[SUPPLY], true, 'on']);
});

test('in an assembly it leads to what is to be chosen next in the part', () => {
  const { builder, folding } = begun();
  leadTo(builder, folding, 'Float');
  expect([seen, folding.isOpen('Float')]).toEqual([[groupId(0, FLOAT)], true]);
  expect(folding.partAt(1)?.isOpen('Contact')).toBe(true);
});

test('the anchor of the address leads to its group, also one that comes later, until the page is left', () => {
  const { builder, folding } = begun();
  const go = (hash: string) => {
    history.replaceState(null, '', `/family/panel${hash}`);
    dispatchEvent(new Event('hashchange'));
    return nextFrame();
  };
  const { leave } = drawHook(() => useLedTo(builder, folding));
  expect(nextFrame()).toEqual([]);
  expect([go(`#${SUPPLY}`), go('#none'), go(`#${FLOAT}`)]).toEqual([[SUPPLY], [], [groupId(0, FLOAT)]]);
  leave();
  expect(go(`#${SUPPLY}`)).toEqual([]);
  history.replaceState(null, '', `/family/panel#${SUPPLY}`);
  drawHook(() => useLedTo(builder, folding));
  expect(nextFrame()).toEqual([SUPPLY]);
});
