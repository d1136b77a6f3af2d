import { formWords } from '@millrace/contract';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Fault, recordFaultOf } from '../../forms/sending/fault.ts';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import type { Applied } from './application-body.ts';
import { type ApplicationValues, emptyValues } from './application-values.ts';
import { type Resume, useResume } from './resume/use-resume.ts';
import { type Filled, sendApplication } from './send-application.ts';
import { type KeptUnfinished, useUnfinished } from './unfinished/use-unfinished.ts';

/** For a form with faults (specification 5). */
const incomplete: Fault = { code: null, message: formWords.requiredFields };
/** For one whose only fault is the file. */
const refusedFile: Fault = { code: null, message: 'The résumé cannot be sent. Choose another, or go on without it.' };

/**
 * The outcome of an application. `asking`: the server took it and the visitor is being told; `taken`: the visitor was
 * told.
 */
type Phase = 'open' | 'asking' | 'taken';

export interface ApplicationForm {
  form: UseFormReturn<ApplicationValues>;
  resume: Resume;
  /** For the form's `onSubmit`. */
  send(): void;
  /** For the form's `onFocus`. */
  prepare(): void;
  isSending: boolean;
  /** Share of the résumé that has left the device; null without one. */
  share: number | null;
  fault: Fault | null;
  /** Whether it can be sent as it is. */
  isValid: boolean;
  phase: Phase;
  /** After a success: empties the form, or leaves it as it is. */
  accept(): void;
  keep(): void;
  unfinished: KeptUnfinished;
  /** Empties the form, on the device too. */
  clear(): void;
}

/** The state of the form for one position: its input, and the outcome of a submit. */
export function useApplication(applied: Applied, type: ApplicationValues['employmentType']): ApplicationForm {
  const [empty] = useState(() => emptyValues(type));
  const form = useForm<ApplicationValues>({ mode: 'onTouched', defaultValues: empty });
  const resume = useResume();
  const unfinished = useUnfinished(form, { jobId: applied.jobId, empty, resumeName: resume.file?.name ?? '' });
  const [share, setShare] = useState<number | null>(null);
  const [phase, setPhase] = useState<Phase>('open');
  const [isRefused, setRefused] = useState(false);
  const { submit, prepare, isSending, fault } = useSubmission<Filled>({
    action: 'apply',
    otherwise: recordFaultOf,
    send: async (filled, token, key) => {
      setShare(filled.resume === null ? null : 0);
      await sendApplication(filled, { applied, token, key, onProgress: setShare });
      // The record counts as saved: only later changes are new.
      form.reset(filled.values);
      unfinished.forget();
      setPhase('asking');
    },
  });
  const hasRefusedFile = resume.fault !== undefined;
  const send = form.handleSubmit(
    (values) => {
      setRefused(hasRefusedFile);
      if (hasRefusedFile) return resume.input.current?.focus();
      return submit({ values, resume: resume.file });
    },
    () => setRefused(true),
  );
  const start = (next: Phase): void => {
    form.reset(empty);
    resume.remove();
    resume.dismiss();
    setRefused(false);
    setPhase(next);
  };
  const isValid = form.formState.isValid && !hasRefusedFile;
  return {
    form,
    resume,
    send,
    prepare,
    isSending,
    share,
    isValid,
    fault: isRefused && !isValid ? (hasRefusedFile && form.formState.isValid ? refusedFile : incomplete) : fault,
    phase,
    accept: () => start('taken'),
    keep: () => setPhase('open'),
    unfinished,
    clear: () => {
      start('open');
      unfinished.forget();
    },
  };
}
