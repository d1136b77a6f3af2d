import { useSyncExternalStore } from 'react';
import { holdReports } from '../analytics/report.ts';
import { type Choice, type ChoiceAction, type ChoiceState, choiceBy, choiceStates, chosen } from './choice.ts';
import { cookieIn, cookieText } from './consent-cookie.ts';

let held: Choice | null = null;
const listeners = new Set<() => void>();

function current(): Choice {
  held ??= choiceBy(cookieIn(document.cookie), null);
  return held;
}

function become(choice: Choice): void {
  if (choice === held) return;
  held = choice;
  for (const listener of listeners) listener();
}

/**
 * Carries out the visitor's answer and stores it in the cookie. Analytics is loaded before the page is notified, so
 * that nothing is missed.
 */
export async function choose(action: ChoiceAction): Promise<void> {
  const next = chosen(current(), action);
  const { cookie, measuring } = choiceStates[next];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookieText(cookie, location.protocol === 'https:');
  if (measuring !== 'off') {
    holdReports();
    await import('./measurement.tsx').catch(() => null);
  }
  become(next);
}

/** The visitor may have chosen otherwise in another tab. */
const comeBack = (): void => become(choiceBy(cookieIn(document.cookie), current()));

/** Calls the listener whenever the choice changes, in another tab too; returns a function that stops it. */
export function watchChoice(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('visibilitychange', comeBack);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('visibilitychange', comeBack);
  };
}

/** The present state. Only for components rendered in browsers: the server does not know it. */
export const useChoice = (): ChoiceState => choiceStates[useSyncExternalStore(watchChoice, current)];
