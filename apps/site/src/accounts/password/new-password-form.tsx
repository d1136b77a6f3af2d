import { accountLabels, commands, formWords, request } from '@millrace/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { NewPasswordField, newPasswordRules } from '../../forms/fields/new-password-field.tsx';
import { RequiredNote } from '../../forms/fields/required-note.tsx';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import { sessionKey } from '../../session/use-user.ts';
import { useGo } from '../../ui/go-context.ts';
import { Link } from '../../ui/link.tsx';
import { passwordUpdated } from '../arrival-words.ts';

/** Time to read that it is done. */
const READ_MS = 2500;

/** Sets the password of whom the link was mailed to (specification 2.16). */
export function NewPasswordForm({ token }: { token: string }): ReactNode {
  const { register, handleSubmit, formState, control, reset } = useForm<{ password: string }>({ mode: 'onTouched' });
  const password = useWatch({ control, name: 'password' }) ?? '';
  const [isDone, setDone] = useState(false);
  const client = useQueryClient();
  const { submit, prepare, isSending, fault } = useSubmission<{ password: string }>({
    action: 'reset_password',
    otherwise: formWords.failed,
    send: async ({ password: chosen }, captchaToken) => {
      await request(fetchTransport, commands.resetPassword, { body: { token, password: chosen, captchaToken } });
      reset();
      setDone(true);
      // All sessions of that user have ended; perhaps this one.
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
  if (isDone) return <Updated />;
  return (
    <form method="post" noValidate className="noscript:hidden" onSubmit={handleSubmit(submit)} onFocus={prepare}>
      <FormFault fault={fault}>
        {fault?.code === 'link-expired' && <Link to="/reset">Have another link sent</Link>}
      </FormFault>
      <RequiredNote />
      <NewPasswordField
        {...register('password', newPasswordRules)}
        label={accountLabels.newPassword}
        required
        password={password}
        error={formState.errors.password?.message}
      />
      <SubmitButton isSending={isSending} sending="Saving …">
        Reset
      </SubmitButton>
    </form>
  );
}

/** Announces it, then goes to the sign-in page, which repeats it. The address with the token leaves the history. */
function Updated(): ReactNode {
  const go = useGo();
  useEffect(() => {
    const timer = setTimeout(() => go.replace('/sign-in', passwordUpdated), READ_MS);
    return () => clearTimeout(timer);
  }, [go]);
  return (
    <FormDone>
      <p>{formWords.passwordUpdated}</p>
      <p className="mt-1">
        <Link to="/sign-in" replace>
          Sign in
        </Link>
      </p>
    </FormDone>
  );
}
