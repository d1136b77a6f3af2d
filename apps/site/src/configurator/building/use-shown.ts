import type { Evaluation } from '@millrace/configurator';
import type { Builder } from './builder.ts';
import { shownDescription, shownImages } from './builder-state.ts';
import { useStateAfterPaint } from './use-builder.ts';

/** The text that replaces the family's description as of the last paint; null for none, or without a configurator. */
export function useShownDescription(builder: Builder | null): string | null {
  const state = useStateAfterPaint(builder);
  return builder === null || state === null ? null : shownDescription(builder.configurator, state);
}

/** File names that stand at the front of the gallery as of the last paint. */
export function useShownImages(builder: Builder | null): readonly string[] {
  const state = useStateAfterPaint(builder);
  return builder === null || state === null ? NONE : shownImages(builder.configurator, state);
}

/** The number and share code as of the last paint; null while nothing is chosen, or without a configurator. */
export function useNumber(builder: Builder | null): Evaluation | null {
  const state = useStateAfterPaint(builder);
  return builder === null || state === null || builder.isUntouched() ? null : state.evaluation;
}

const NONE: readonly string[] = [];
