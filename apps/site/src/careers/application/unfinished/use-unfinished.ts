import { useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationValues } from '../application-values.ts';
import type { UnfinishedApplication } from './unfinished-application.ts';
import { type UnfinishedKeeper, unfinishedKeeper } from './unfinished-keeper.ts';

interface UnfinishedOptions {
  jobId: number | null;
  empty: ApplicationValues;
  /** The name of the attached file; '' for none. */
  resumeName: string;
}

export interface KeptUnfinished {
  /** An earlier visit's unfinished application, to be continued or discarded before anything is typed. */
  offered: UnfinishedApplication | null;
  /** Fills the form with the offered unfinished application. */
  proceed(): void;
  /** Deletes the unfinished application for good. */
  forget(): void;
  /** Whether this device keeps the input. */
  isKept: boolean;
  /** The file that was attached when the page was closed, to be attached again; '' for none. */
  lostResume: string;
}

/** Keeps the input on the device and offers it after a reload or a crash (decision 062). It is sent nowhere. */
export function useUnfinished(
  form: UseFormReturn<ApplicationValues>,
  { jobId, empty, resumeName }: UnfinishedOptions,
): KeptUnfinished {
  const keeper = useRef<UnfinishedKeeper>(null);
  const attached = useRef(resumeName);
  const [offered, offer] = useState<UnfinishedApplication | null>(null);
  const [isKept, setKept] = useState(true);
  const [lostResume, lose] = useState('');

  // Both take effect before the change is painted: whoever sees the form, or the file's name in it, may reload the page at once.
  useLayoutEffect(() => {
    attached.current = resumeName || lostResume;
    keeper.current?.changed();
  }, [resumeName, lostResume]);

  useLayoutEffect(() => {
    if (keeper.current === null) {
      keeper.current = keeperFor(() => setKept(false));
      offer(keeper.current?.found ?? null);
      if (keeper.current === null) setKept(false);
    }
    const kept = keeper.current;
    if (kept === null) return;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: kept.changed });
    addEventListener('pagehide', kept.flush);
    document.addEventListener('visibilitychange', kept.flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', kept.flush);
      document.removeEventListener('visibilitychange', kept.flush);
      kept.flush();
    };

    function keeperFor(onFailure: () => void): UnfinishedKeeper | null {
      try {
        const read = () => ({ values: form.getValues(), resumeName: attached.current });
        return unfinishedKeeper({ storage: localStorage, jobId, empty, read, onFailure });
      } catch {
        // Storage is closed to this page.
        return null;
      }
    }
  }, [form, jobId, empty]);

  return {
    offered,
    isKept,
    lostResume: resumeName === '' ? lostResume : '',
    proceed: () => {
      if (offered === null) return;
      form.reset({ ...offered.values, employmentType: typeFor(offered) }, { keepDefaultValues: true });
      lose(offered.resumeName);
      offer(null);
      keeper.current?.proceed();
    },
    forget: () => {
      // The file to be attached again is asked for no more: its going is no change that an unfinished application is kept for.
      attached.current = resumeName;
      keeper.current?.forget();
      offer(null);
      lose('');
    },
  };

  /** A job has one type, whatever was kept. */
  function typeFor({ values }: UnfinishedApplication): ApplicationValues['employmentType'] {
    return jobId === null ? values.employmentType : empty.employmentType;
  }
}
