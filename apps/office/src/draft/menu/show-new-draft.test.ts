// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { DRAFT_MENU, NEW_DRAFT, showNewDraft } from './show-new-draft.ts';

const focused = (): string | undefined => document.activeElement?.id;
/** The menu of drafts, whose lines are drawn once it is open. */
function menuOf() {
  const menu = document.createElement('div');
  menu.id = DRAFT_MENU;
  const showPopover = vi.fn();
  Object.assign(menu, { showPopover });
  document.body.append(menu);
  onTestFinished(() => menu.remove());
  const opens = (): boolean => menu.dispatchEvent(new Event('toggle'));
  const drawn = () => {
    const name = document.createElement('input');
    name.id = NEW_DRAFT;
    menu.replaceChildren(name);
  };
  return { opens, drawn, showPopover };
}

test('the menu opens, and the name of a new draft has the focus once its lines are drawn', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { opens, drawn, showPopover } = menuOf();
  showNewDraft();
  expect(showPopover).toHaveBeenCalledOnce();
  opens();
  drawn();
  expect(focused()).not.toBe(NEW_DRAFT);
  vi.runAllTimers();
  expect(focused()).toBe(NEW_DRAFT);
  // Whoever opens the menu themselves later does not land there.
  drawn();
  opens();
  vi.runAllTimers();
  expect(focused()).not.toBe(NEW_DRAFT);
});
test('where there is no menu nothing happens', () => {
  expect(showNewDraft).not.toThrow();
});
