import { ConfigError } from '../config/read-config.ts';
import { faultWords } from '../console/fault-words.ts';

/** Returns sentences for a fault of the start that a person can mend; null for any other, which is one of the program. */
export const startFault = (error: unknown): string | null =>
  error instanceof ConfigError ? error.faults.join(' ') : faultWords(error);

/** Something that a start needs: there, or the words of why not. */
export type Tried<Value> = { value: Value; fault: null } | { value: null; fault: string };

/** Waits for what a start needs. A fault of the program is thrown on. */
export async function tried<Value>(work: Promise<Value>): Promise<Tried<Value>> {
  try {
    return { value: await work, fault: null };
  } catch (error) {
    const fault = startFault(error);
    if (fault === null) throw error;
    return { value: null, fault };
  }
}
