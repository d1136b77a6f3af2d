import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIsReady } from '../ui/use-is-ready.ts';
import type { ApplicationValues, FieldName } from './application-values.ts';

/**
 * What was typed into the form as the server sent it, before the script was there, is put back when the script takes the form over. The
 * answer goes on the form as `data-ready`, the job as `data-job`: there are forms of other jobs in kept pages.
 */
export function useTypedBefore(
  { getValues, setValue }: UseFormReturn<ApplicationValues>,
  jobId: number | null,
): boolean {
  // Now, as the form is about to take over its fields: they are empty afterwards.
  const [typed] = useState(() =>
    typeof document === 'undefined' ? null : typedIn(`form.apply[data-job="${jobId}"]:not([data-ready])`),
  );
  const isPutBack = useRef(false);
  useEffect(() => {
    // Not again when the visitor comes back to a kept page.
    if (typed === null || isPutBack.current) return;
    isPutBack.current = true;
    const isField = (name: string): name is FieldName => name in getValues();
    for (const [name, text] of typed)
      if (isField(name) && typeof text === 'string' && text !== getValues(name))
        setValue(name, text, { shouldDirty: true });
  }, [typed, getValues, setValue]);
  return useIsReady();
}

function typedIn(form: string): FormData | null {
  const found = document.querySelector<HTMLFormElement>(form);
  return found === null ? null : new FormData(found);
}
