const SECOND = 1000;
const HOUR = 3600 * SECOND;
export const FIRST_PAUSE_MS = 30 * SECOND;
export const LONGEST_PAUSE_MS = 4 * HOUR;
/** A part of the pause, either way: mails that failed together are not tried together. */
export const JITTER = 0.25;
/** Nearly four days, as RFC 5321 (4.5.4.1) asks for. */
export const TRIES_MAX = 30;

export interface FailedTry {
  /** This one counted. */
  tries: number;
  queuedAt: Date;
  usefulHours: number;
  isFinal: boolean;
  now: Date;
  /** From 0 up to 1. */
  random: number;
}
export type NextStep = { step: 'again'; afterMs: number } | { step: 'give-up' };

/** Decides after a failed try: try again, later each time, until the mail is of no use any more. */
export function nextStep({ tries, queuedAt, usefulHours, isFinal, now, random }: FailedTry): NextStep {
  const afterMs = pauseAfter(tries, random);
  const tooLate = now.getTime() + afterMs > queuedAt.getTime() + usefulHours * HOUR;
  return isFinal || tries >= TRIES_MAX || tooLate ? { step: 'give-up' } : { step: 'again', afterMs };
}

export function pauseAfter(tries: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}
