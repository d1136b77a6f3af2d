import { explainDisabled, type FreeingChange, type OptionState } from '@millrace/configurator';
import type { Builder } from './builder.ts';
import { changeWords } from './reason-words.ts';

/**
 * Works out which single change would free a disabled option. That takes the engine many evaluations, so it is done for groups
 * on the screen only, in small slices after the page is painted.
 */
export interface Explainer {
  /** What the button says; '' where no single change helps or it is not known yet. */
  labelOf: (group: string, code: string) => string;
  /** Makes the change, as things stand now. */
  free: (group: string, code: string) => void;
  /** Tells whether a group can be seen. */
  see: (group: string, visible: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  /** Starts listening to the builder; answers how to stop. */
  start: () => () => void;
}

const SLICE_MS = 5;

export function createExplainer(builder: Builder): Explainer {
  const labels = new Map<string, string>();
  const seen = new Set<string>();
  const listeners = new Set<() => void>();
  let queue: { group: string; code: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let explained: unknown = null;

  const change = (group: string, code: string): FreeingChange | null =>
    explainDisabled(builder.configurator, builder.getState().selection, group, code).change;

  function work(): void {
    timer = undefined;
    const until = performance.now() + SLICE_MS;
    let changed = false;
    while (queue.length > 0 && performance.now() < until) {
      const next = queue.shift();
      if (next === undefined) break;
      const found = change(next.group, next.code);
      const label = found === null ? '' : changeWords(builder.configurator, next.group, found);
      const key = keyOf(next.group, next.code);
      if (labels.get(key) === label) continue;
      labels.set(key, label);
      changed = true;
    }
    if (changed) for (const listener of listeners) listener();
    if (queue.length > 0) timer = setTimeout(work);
  }

  /** Begins again for all groups on the screen, as after every change. */
  function plan(delay: number): void {
    const { evaluation } = builder.getState();
    const groups = evaluation.groups.filter((group) => group.visible && seen.has(group.name));
    queue = groups.flatMap((group) =>
      group.options.filter(isRuledOut).map(({ code }) => ({ group: group.name, code })),
    );
    clearTimeout(timer);
    if (queue.length > 0) timer = setTimeout(work, delay);
  }

  return {
    labelOf: (group, code) => labels.get(keyOf(group, code)) ?? '',
    free: (group, code) => {
      const found = change(group, code);
      if (found !== null) builder.dispatch({ type: 'change', selection: found.selection });
    },
    see: (group, visible) => {
      if (visible === seen.has(group)) return;
      if (!visible) seen.delete(group);
      else {
        seen.add(group);
        plan(SETTLE_MS);
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const stop = builder.subscribe(() => {
        const { evaluation } = builder.getState();
        if (evaluation === explained) return;
        explained = evaluation;
        plan(SETTLE_MS);
      });
      plan(SETTLE_MS);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

/** Lets the click's own paint go first. */
const SETTLE_MS = 60;

/** Disabled by more than the choice already made in its own group: that one has its Switch button. */
export function isRuledOut(option: OptionState): boolean {
  return option.reasons.some((reason) => reason.code !== 'single-choice' && reason.code !== 'group-hidden');
}

const keyOf = (group: string, code: string): string => `${group}\n${code}`;
