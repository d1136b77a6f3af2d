import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../api/office-transport.ts';

/** The question before a dangerous call goes on; null: none. */
export type AskedFactor = { confirmed(): void; left(): void } | null;

/**
 * A call that may need the second factor anew. When the server says so, `asked` is there for `ConfirmFactor`, which repeats the call once
 * the factor was shown.
 */
export function useDangerous<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  then: (answer: Answer) => unknown,
) {
  const [waiting, setWaiting] = useState<{ given: Given } | null>(null);
  const done = useMutation({
    mutationFn: call,
    onSuccess: then,
    onError: (error, given) => {
      if (refusalOf(error) === 'factor-needed') setWaiting({ given });
    },
  });
  const asked: AskedFactor =
    waiting === null
      ? null
      : {
          confirmed: () => {
            setWaiting(null);
            done.mutate(waiting.given);
          },
          left: () => setWaiting(null),
        };
  const error = refusalOf(done.error) === 'factor-needed' ? null : done.error;
  return { run: done.mutate, isPending: done.isPending, isDone: done.isSuccess, error, asked };
}
