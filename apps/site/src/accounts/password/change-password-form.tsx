import { accountLabels, commands, formWords, request } from '@millrace/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { NewPasswordField, newPasswordRules } from '../../forms/fields/new-password-field.tsx';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { RequiredNote } from '../../forms/fields/required-note.tsx';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';

interface Passwords {
  currentPassword: string;
  password: string;
}

/** Changes the password of the user who is signed in here, who gives the present one. */
export function ChangePasswordForm({ email }: { email: string }): ReactNode {
  const { register, handleSubmit, formState, control, reset } = useForm<Passwords>({ mode: 'onTouched' });
  const password = useWatch({ control, name: 'password' }) ?? '';
  const [isDone, setDone] = useState(false);
  const client = useQueryClient();
  const { submit, prepare, isSending, fault } = useSubmission<Passwords>({
    action: 'reset_password',
    otherwise: formWords.failed,
    send: async (chosen, captchaToken) => {
      setDone(false);
      await request(fetchTransport, commands.changePassword, { body: { ...chosen, captchaToken } });
      reset();
      setDone(true);
      // The other sessions have ended.
      void client.invalidateQueries({ queryKey: ['own sessions'] });
    },
  });
  const { errors } = formState;
  return (
    <section className="settings-part noscript:hidden" aria-labelledby="change-password">
      <h2 id="change-password">Change your password</h2>
      <form method="post" noValidate onSubmit={handleSubmit(submit)} onFocus={prepare}>
        <FormFault fault={fault} />
        {isDone && (
          <FormDone>
            <p>{formWords.passwordUpdated}</p>
            <p className="mt-1 text-soft">You are signed out everywhere else.</p>
          </FormDone>
        )}
        {/* For password managers, which keep a password under its address. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <RequiredNote />
        <PasswordField
          {...register('currentPassword', { required: 'Please enter your current password' })}
          label={accountLabels.currentPassword}
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
        />
        <NewPasswordField
          {...register('password', newPasswordRules)}
          label={accountLabels.newPassword}
          required
          password={password}
          error={errors.password?.message}
        />
        <SubmitButton isSending={isSending} sending="Saving …">
          Change password
        </SubmitButton>
      </form>
    </section>
  );
}
