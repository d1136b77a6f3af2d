import { ApiError } from '@millrace/contract';

/** How often a write is sent again whose answer was lost. Its key keeps it one write. */
const AGAIN = 2;

/** Sends a write under a key of its own, and again where no answer comes. Throws an `ApiError`, or the fault of the connection. */
export async function askAgain<Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = crypto.randomUUID();
  for (let tries = 0; ; tries++)
    try {
      return await send(key);
    } catch (error) {
      if (error instanceof ApiError || tries === AGAIN) throw error;
    }
}
