import { accountLabels, commands, formWords, request } from '@millrace/contract';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import { Button } from '../../ui/button.tsx';

interface EndSessionsProps {
  email: string;
  /** Of the session to end; absent: all others. */
  id?: string | undefined;
  /** Names what ends, within a sentence. */
  what: string;
  onEnded(): void;
  onLeft(): void;
}

/** Asks for the password before sessions end: who has found an open browser does not sign its user out elsewhere. */
export function EndSessionsForm({ email, id, what, onEnded, onLeft }: EndSessionsProps): ReactNode {
  const { register, handleSubmit, formState, setFocus } = useForm<{ currentPassword: string }>();
  const { submit, prepare, isSending, fault } = useSubmission<{ currentPassword: string }>({
    action: 'login',
    otherwise: formWords.failed,
    send: async (given, captchaToken) => {
      const body = { ...given, captchaToken, ...(id === undefined ? {} : { id }) };
      await request(fetchTransport, commands.endSessions, { body });
      onEnded();
    },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  return (
    <form
      className="end-sessions"
      method="post"
      noValidate
      aria-label={`End ${what}`}
      onSubmit={handleSubmit(submit)}
      onFocus={prepare}
    >
      <FormFault fault={fault} />
      <p>To end {what}, please enter your password.</p>
      {/* For password managers, which keep a password under its address. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('currentPassword', { required: 'Please enter your current password' })}
        label={accountLabels.currentPassword}
        autoComplete="current-password"
        required
        error={formState.errors.currentPassword?.message}
      />
      <div className="end-sessions-ways">
        <SubmitButton isSending={isSending} sending="Ending …">
          {`End ${what}`}
        </SubmitButton>
        <Button onClick={onLeft}>Cancel</Button>
      </div>
    </form>
  );
}
