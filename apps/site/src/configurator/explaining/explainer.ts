import { findRemedy, findRemedyInSteps, type OptionState, type Remedy } from '@millrace/configurator';
import { chosenIn, misfitsOf, remedyWords } from '@millrace/configurator/words';
import { afterPaint } from '../../ui/timing/after-paint.ts';
import { printing } from '../../ui/words/printing.ts';
import type { Builder } from '../building/builder.ts';

/**
 * Finds the single change that would free a disabled option and harms least. The engine needs many evaluations for that, so it runs for
 * groups on the screen only, in small slices after the paint, and the next click never waits for it.
 */
export interface Explainer {
  /** The text of the button; '' when no single change helps or it is not known yet. */
  labelOf: (group: string, code: string) => string;
  /** Makes the change, as things stand now. */
  free: (group: string, code: string) => void;
  /** Reports whether a group can be seen. */
  see: (group: string, visible: boolean) => void;
  /** While something is pressed no text comes: the row of a new button grows, and a press that has begun would end on another one. */
  hold: (isPressed: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  /** Starts listening to the builder; returns a function that stops it. */
  start: () => () => void;
}

const SLICE_MS = 5;

export function createExplainer(builder: Builder): Explainer {
  const labels = new Map<string, string>();
  const seen = new Set<string>();
  const listeners = new Set<() => void>();
  let queue: Asked[] = [];
  let stopWork = (): void => {};
  let explained: unknown = null;
  let isHeld = false;

  const { configurator } = builder;

  function labelFor(group: string, code: string, remedy: Remedy | null): string {
    if (remedy === null) return '';
    const { evaluation } = builder.getState();
    const states = evaluation.groups.find(({ name }) => name === group)?.options;
    const reasons = states?.find((state) => state.code === code)?.reasons ?? [];
    const misfits = misfitsOf(configurator, reasons, chosenIn(configurator, evaluation)) ?? [];
    return remedyWords(
      configurator,
      group,
      remedy,
      new Set(misfits.map((misfit) => misfit.group)),
      printing().shortMoney,
    );
  }

  function work(): void {
    const until = performance.now() + SLICE_MS;
    let changed = false;
    for (let [next] = queue; next !== undefined && performance.now() < until; [next] = queue) {
      next.steps ??= findRemedyInSteps(configurator, builder.getState().selection, next.group, next.code);
      const step = next.steps.next();
      if (step.done !== true) continue;
      queue.shift();
      const label = labelFor(next.group, next.code, step.value);
      const key = keyOf(next.group, next.code);
      if ((labels.get(key) ?? '') === label) continue;
      labels.set(key, label);
      changed = true;
    }
    if (changed) for (const listener of listeners) listener();
    if (queue.length > 0) stopWork = soon(work);
  }

  /** Begins again for all groups on the screen, as after every change; the click's own paint goes first. */
  function plan(): void {
    const { evaluation } = builder.getState();
    const groups = evaluation.groups.filter((group) => group.visible && seen.has(group.name));
    queue = groups.flatMap((group) =>
      group.options.filter(isRuledOut).map(({ code }) => ({ group: group.name, code })),
    );
    stopWork();
    if (queue.length > 0 && !isHeld) stopWork = afterPaint(work);
  }

  return {
    labelOf: (group, code) => labels.get(keyOf(group, code)) ?? '',
    free: (group, code) => {
      const remedy = findRemedy(configurator, builder.getState().selection, group, code);
      if (remedy !== null) builder.dispatch({ type: 'change', selection: remedy.change.selection });
    },
    see: (group, visible) => {
      if (visible === seen.has(group)) return;
      if (!visible) seen.delete(group);
      else {
        seen.add(group);
        plan();
      }
    },
    hold: (isPressed) => {
      isHeld = isPressed;
      stopWork();
      if (queue.length > 0 && !isHeld) stopWork = soon(work);
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
        plan();
      });
      plan();
      return () => {
        stopWork();
        stop();
      };
    },
  };
}

/** An option that waits for its explanation, or is in the midst of it. */
interface Asked {
  group: string;
  code: string;
  steps?: Generator<undefined, Remedy | null, undefined>;
}

function soon(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Disabled by more than the choice already made in its own group: that one has its Switch button. */
export function isRuledOut(option: OptionState): boolean {
  return option.reasons.some((reason) => reason.code !== 'single-choice' && reason.code !== 'group-hidden');
}

const keyOf = (group: string, code: string): string => `${group}\n${code}`;
