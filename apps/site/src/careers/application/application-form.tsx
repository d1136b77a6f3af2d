import { employmentTypes, type JobAnswer } from '@millrace/contract';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SendingOverlay } from '../../forms/sending/sending-overlay.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useTypedBefore } from '../../forms/use-typed-before.ts';
import { useUnsavedInput } from '../../keep-alive/use-unsaved-input.ts';
import { useIsReady } from '../../ui/timing/use-is-ready.ts';
import type { FieldName } from './application-values.ts';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntryPart } from './entries/entry-part.tsx';
import { entryTables } from './entries/entry-tables.ts';
import { useEntries } from './entries/use-entries.ts';
import { employment, personal, skills } from './field-groups.ts';
import { FieldPart } from './field-part.tsx';
import { ResumePart } from './resume/resume-part.tsx';
import { SendingWords } from './sending-words.tsx';
import { TakenDialog } from './taken-dialog.tsx';
import { UnfinishedNote } from './unfinished/unfinished-note.tsx';
import { UnfinishedOffer } from './unfinished/unfinished-offer.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationFormProps {
  job: JobAnswer | null;
  position: string;
}

/** The form for one position (specification 2.19). */
export function ApplicationForm({ job, position }: ApplicationFormProps): ReactNode {
  const onlyType = job?.type ?? null;
  const applied = { jobId: job?.id ?? null, position };
  const application = useApplication(applied, onlyType ?? employmentTypes[0]);
  const { form, resume, send, prepare, isSending, share, fault, phase, accept, keep, unfinished, clear, isValid } =
    application;
  const place = useRef<HTMLFormElement>(null);
  const isReady = useIsReady();
  useTypedBefore(`form.apply[data-job="${applied.jobId}"]:not([data-ready])`, (name, text) => {
    const isField = (one: string): one is FieldName => one in form.getValues();
    if (isField(name) && text !== form.getValues(name)) form.setValue(name, text, { shouldDirty: true });
  });
  const entries = useEntries(form);
  const { isDirty } = form.formState;
  useUnsavedInput(isDirty || resume.file !== null);
  /** The form starts again from its top. */
  const begin = (change: () => void): void => {
    flushSync(change);
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <FormProvider {...form}>
      {unfinished.offered !== null && (
        <UnfinishedOffer
          unfinished={unfinished.offered}
          onContinue={() => begin(unfinished.proceed)}
          onDiscard={() => begin(clear)}
        />
      )}
      <form
        ref={place}
        tabIndex={-1}
        aria-label="Application"
        method="post"
        noValidate
        className="apply noscript:hidden"
        data-job={String(applied.jobId)}
        data-ready={isReady || undefined}
        hidden={unfinished.offered !== null}
        onSubmit={send}
        onFocus={prepare}
      >
        <UnfinishedNote isKept={unfinished.isKept} onClear={() => begin(clear)} />
        <div className="apply-fault">
          <FormFault fault={fault} />
        </div>
        {phase === 'taken' && <FormDone>Your application has been sent.</FormDone>}
        <FieldPart group={personal} onlyType={onlyType} />
        <FieldPart group={employment} onlyType={onlyType} />
        <FieldPart group={skills} onlyType={onlyType} />
        <ResumePart resume={resume} lost={unfinished.lostResume} />
        {entryTables.map((table) => (
          <EntryPart
            key={`${table.name} ${phase === 'taken'}`}
            table={table}
            onOpen={(index) => entries.open(table, index)}
          />
        ))}
        <div className="apply-end">
          <SubmitButton isSending={isSending} isInvalid={!isValid} sending="Sending …">
            Submit
          </SubmitButton>
        </div>
      </form>
      <EntryDialog entries={entries} />
      <SendingOverlay isSending={isSending}>
        <SendingWords share={share} />
      </SendingOverlay>
      <TakenDialog isOpen={phase === 'asking'} onAccept={accept} onKeep={keep} />
    </FormProvider>
  );
}
