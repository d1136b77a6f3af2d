import {
  ATTENDING_DEFAULT,
  commands,
  type EventAnswer,
  formWords,
  registrationLabels,
  request,
  thanksForRegistering,
} from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keyedTransport } from '../api/keyed-transport.ts';
import { atLeast } from '../forms/checks/at-least.ts';
import { EmailField } from '../forms/fields/email-field.tsx';
import { RequiredNote } from '../forms/fields/required-note.tsx';
import { TextArea } from '../forms/fields/text-area.tsx';
import { TextField } from '../forms/fields/text-field.tsx';
import { EmptyAnswer, recordFaultOf } from '../forms/sending/fault.ts';
import { FormDone } from '../forms/sending/form-done.tsx';
import { FormFault } from '../forms/sending/form-fault.tsx';
import { SendingOverlay } from '../forms/sending/sending-overlay.tsx';
import { SubmitButton } from '../forms/sending/submit-button.tsx';
import { useSubmission } from '../forms/sending/use-submission.ts';
import { useUnsavedInput } from '../keep-alive/use-unsaved-input.ts';
import { AskUs } from './ask-us.tsx';
import { noRegistration, type RegistrationInput, registrationOf, registrationRules } from './registration-rules.ts';

/** After this time an answer counts as lost. */
const TIMEOUT_MS = 30_000;

/** Registers for an event (specification 2.11, 4 and 5). */
export function RegistrationForm({ event }: { event: EventAnswer }): ReactNode {
  // No default values: they would undo what was typed before the script loaded.
  const { register, handleSubmit, formState, reset } = useForm<RegistrationInput>({ mode: 'onTouched' });
  const { errors, isValid, isDirty } = formState;
  useUnsavedInput(isDirty);
  const [isRefused, setRefused] = useState(false);
  const [thanked, setThanked] = useState('');
  const { submit, prepare, isSending, fault } = useSubmission<RegistrationInput>({
    action: 'register',
    otherwise: recordFaultOf,
    send: async (input, token, key) => {
      setThanked('');
      const body = { ...registrationOf(input), token, event: event.slug };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await atLeast(request(keyedTransport(key), commands.registerForEvent, { body, signal }));
      if (!answer) throw new EmptyAnswer();
      reset(noRegistration);
      setRefused(false);
      setThanked(body.email);
    },
  });
  const incomplete = isRefused && !isValid ? { code: null, message: formWords.registrationIncomplete } : null;
  const rules = registrationRules(event);
  return (
    <form
      method="post"
      noValidate
      className="registration-form noscript:hidden"
      aria-labelledby="registration"
      onSubmit={handleSubmit(submit, () => setRefused(true))}
      onFocus={prepare}
    >
      <SendingOverlay isSending={isSending}>Registering …</SendingOverlay>
      <div className="registration-wide">
        {thanked !== '' && (
          <FormDone>
            <p className="font-medium">{thanksForRegistering(event.name)}</p>
            <p>A confirmation with an entry for your calendar is on its way to {thanked}.</p>
          </FormDone>
        )}
        <FormFault fault={incomplete ?? fault}>
          {fault?.code === 'registration-closed' && <AskUs question="Still want to come? Ask us:" />}
        </FormFault>
        <RequiredNote />
      </div>
      <TextField
        {...register('firstName', rules.firstName)}
        label={registrationLabels.firstName}
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
      />
      <TextField
        {...register('lastName', rules.lastName)}
        label={registrationLabels.lastName}
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
      />
      <TextField
        {...register('phone', rules.phone)}
        label={registrationLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
      />
      <EmailField {...register('email', rules.email)} autoComplete="email" error={errors.email?.message} />
      <TextField
        {...register('totalAttending', rules.totalAttending)}
        label={
          <>
            {registrationLabels.totalAttending} <span className="form-optional">(with you)</span>
          </>
        }
        type="number"
        inputMode="numeric"
        min={ATTENDING_DEFAULT}
        max={event.attendingMax}
        defaultValue={ATTENDING_DEFAULT}
        required
        error={errors.totalAttending?.message}
      />
      {event.notesMax > 0 && (
        <div className="registration-wide">
          <TextArea
            {...register('notes', rules.notes)}
            label={
              <>
                {registrationLabels.notes} <span className="form-optional">(optional)</span>
              </>
            }
            error={errors.notes?.message}
          />
        </div>
      )}
      <div className="registration-foot">
        <SubmitButton isSending={isSending} isInvalid={!isValid} sending="Registering …">
          Register
        </SubmitButton>
        <AskUs question="Rather by phone or e-mail?" />
      </div>
    </form>
  );
}
