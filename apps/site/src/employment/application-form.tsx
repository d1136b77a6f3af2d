import { employmentTypes, type JobAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormDone } from '../forms/form-done.tsx';
import { FormFault } from '../forms/form-fault.tsx';
import { SendingOverlay } from '../forms/sending-overlay.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useUnsavedInput } from '../keep-alive/use-unsaved-input.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryPart } from './entry-part.tsx';
import { entryTables } from './entry-tables.ts';
import { employment, personal, skills } from './field-groups.ts';
import { FieldPart } from './field-part.tsx';
import { ResumePart } from './resume-part.tsx';
import { SendingWords } from './sending-words.tsx';
import { TakenDialog } from './taken-dialog.tsx';
import { useApplication } from './use-application.ts';
import { useEntries } from './use-entries.ts';

interface ApplicationFormProps {
  job: JobAnswer | null;
  position: string;
}

/** The form for one position (specification 2.19). */
export function ApplicationForm({ job, position }: ApplicationFormProps): ReactNode {
  const onlyType = job?.type ?? null;
  const { form, resume, send, prepare, isSending, share, fault, phase, accept, keep } = useApplication(
    { jobId: job?.id ?? null, position },
    onlyType ?? employmentTypes[0],
    () => undefined,
  );
  const entries = useEntries(form);
  const { isValid, isDirty } = form.formState;
  useUnsavedInput(isDirty || resume.file !== null);
  return (
    <FormProvider {...form}>
      <form method="post" noValidate className="apply noscript:hidden" onSubmit={send} onFocus={prepare}>
        <div className="apply-fault">
          <FormFault fault={fault} />
        </div>
        {phase === 'taken' && <FormDone>Your application has been sent.</FormDone>}
        <FieldPart group={personal} onlyType={onlyType} />
        <FieldPart group={employment} onlyType={onlyType} />
        <FieldPart group={skills} onlyType={onlyType} />
        <ResumePart resume={resume} />
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
