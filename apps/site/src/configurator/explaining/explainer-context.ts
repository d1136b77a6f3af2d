import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Explainer } from './explainer.ts';

export const ExplainerContext = createContext<Explainer | null>(null);

export function useExplainer(): Explainer {
  const explainer = useContext(ExplainerContext);
  if (explainer === null) throw new Error('There is no configurator around this part of the page.');
  return explainer;
}

/** What the button says that frees an option; '' while there is none. */
export function useFreeingLabel(group: string, code: string): string {
  const explainer = useExplainer();
  return useSyncExternalStore(
    explainer.subscribe,
    () => explainer.labelOf(group, code),
    () => '',
  );
}
