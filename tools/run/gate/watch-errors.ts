import { format } from 'node:util';

/** Refuses what is written to `console.error` between `begin` and `end`, which throws with all of it; it is written all the same. */
export function watchErrors(target: Pick<Console, 'error'>): { begin: () => void; end: () => void } {
  const written: string[] = [];
  const original = target.error;
  return {
    begin() {
      target.error = (...parts: unknown[]) => {
        written.push(format(...parts));
        original(...parts);
      };
    },
    end() {
      target.error = original;
      const found = written.splice(0);
      if (found.length > 0) throw new Error(`console.error was called in this test: ${found.join('\n')}`);
    },
  };
}
