import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Explainer } from './explainer.ts';

export const ExplainerContext = createContext<Explainer | null>(null);

export function useExplainer(): Explainer {
  const explainer = useContext(ExplainerContext);
  if (explainer === null) throw new Error('There is no configurator around this part of the page.');
  return explainer;
}

/** The text of the button that frees an option; '' without one. */
export function useFreeingLabel(group: string, code: string): string {
  const explainer = useExplainer();
  return useSyncExternalStore(
    explainer.subscribe,
    () => explainer.labelOf(group, code),
    () => '',
  );
}
