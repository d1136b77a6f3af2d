import type { LogFn, Logger, LoggerOptions } from 'pino';

/** A stopped database has every request log the same: one line says it, and one for each minute how often. */
export const FOLD_EVERY_MS = 60_000;
/** Of pino: warnings and worse. What the server tells of its work is never folded. */
const WARN = 40;
/** Different lines remembered at once. Beyond that, lines are written as they come. */
export const FOLDED_MAX = 200;
const KEY_MAX = 4000;
const CAUSES_MAX = 5;

interface Folded {
  /** Writes the line once more, with how often it came since. */
  write(repeated: number): void;
  repeated: number;
  timer: NodeJS.Timeout;
}

export interface Folding {
  hooks: NonNullable<LoggerOptions['hooks']>;
  /** Writes what was counted and not yet said. */
  flush(): void;
}

/**
 * Folds equal lines of a log: the first is written at once, further ones are counted, and the count is written as `repeated`, with the
 * newest of them. Lines are equal when level, words, facts and the fault behind them are.
 */
export function foldLines(everyMs = FOLD_EVERY_MS): Folding {
  const folded = new Map<string, Folded>();
  const settle = (key: string, line: Folded): void => {
    // As long as it goes on, it is said once for each stretch.
    if (line.repeated === 0) folded.delete(key);
    else {
      line.write(line.repeated);
      line.repeated = 0;
      line.timer = later(key, line);
    }
  };
  const later = (key: string, line: Folded) => setTimeout(() => settle(key, line), everyMs).unref();

  function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const key = level < WARN ? null : keyOf(args, level);
    const known = key === null ? undefined : folded.get(key);
    if (known !== undefined) {
      known.repeated += 1;
      known.write = (repeated) => method.apply(this, withCount(args, repeated));
      return;
    }
    method.apply(this, args);
    if (key === null || folded.size >= FOLDED_MAX) return;
    const line: Folded = {
      write: () => undefined,
      repeated: 0,
      timer: setTimeout(() => settle(key, line), everyMs).unref(),
    };
    folded.set(key, line);
  }
  return {
    hooks: { logMethod },
    flush: () => {
      for (const { repeated, write, timer } of folded.values()) {
        clearTimeout(timer);
        if (repeated > 0) write(repeated);
      }
      folded.clear();
    },
  };
}

/** null: a line that is written whole each time. */
function keyOf(args: readonly unknown[], level: number): string | null {
  const [facts, ...words] = typeof args[0] === 'string' ? [{}, ...args] : args;
  const { err = facts, ...others } = Object(facts);
  const key = JSON.stringify([level, others, words, faultOf(err)]);
  return key.length > KEY_MAX ? null : key;
}

/** The fault behind an error: its last cause. The queries that failed of it differ. */
function faultOf(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return null;
  if (error.cause instanceof Error && depth < CAUSES_MAX) return faultOf(error.cause, depth + 1);
  return [error.name, Reflect.get(error, 'code'), error.message];
}

function withCount(args: Parameters<LogFn>, repeated: number): Parameters<LogFn> {
  const [facts, ...words]: [unknown, (string | undefined)?, ...unknown[]] = args;
  if (typeof facts === 'string') return [{ repeated }, facts, ...words];
  if (facts instanceof Error) return [{ err: facts, repeated }, facts.message];
  return [{ ...Object(facts), repeated }, ...words];
}
