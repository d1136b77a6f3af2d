import { commands, formWords, request } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { emailRules } from '../../forms/checks/email.ts';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { RequiredNote } from '../../forms/fields/required-note.tsx';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';

/** Asks for a link to a new password (specification 2.16). */
export function ResetRequestForm(): ReactNode {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: 'onTouched' });
  const [isSent, setSent] = useState(false);
  const { submit, prepare, isSending, fault } = useSubmission<{ email: string }>({
    action: 'request_password_reset',
    otherwise: formWords.failed,
    send: async ({ email }, captchaToken) => {
      setSent(false);
      await request(fetchTransport, commands.forgotPassword, { body: { email: email.trim(), captchaToken } });
      setSent(true);
    },
  });
  return (
    <form method="post" noValidate className="noscript:hidden" onSubmit={handleSubmit(submit)} onFocus={prepare}>
      <FormFault fault={fault} />
      {isSent && (
        <FormDone>
          <p>{formWords.confirmationSent}</p>
          <p className="mt-1 text-soft">{formWords.resetNote}</p>
        </FormDone>
      )}
      <RequiredNote />
      <EmailField
        {...register('email', emailRules(formWords.invalidResetEmail))}
        autoComplete="username"
        error={formState.errors.email?.message}
      />
      <SubmitButton isSending={isSending} sending="Sending …">
        Send
      </SubmitButton>
    </form>
  );
}
