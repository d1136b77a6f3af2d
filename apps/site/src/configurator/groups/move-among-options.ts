import type { KeyboardEvent } from 'react';

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys move from option to option; the space bar chooses. A browser would choose with every step, and a choice
 * disables all others of its group, so the first step would be the last.
 */
export function moveAmongOptions(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  const options = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
  options.at((options.indexOf(target) + step) % options.length)?.focus();
}
