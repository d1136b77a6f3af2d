import { accountLabels, commands, formWords, PASSWORD_MIN, request } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { storeToken } from '../../api/token.ts';
import { emailRules } from '../../forms/checks/email.ts';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { RequiredNote } from '../../forms/fields/required-note.tsx';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import { SendAgain } from './send-again.tsx';

interface Credentials {
  email: string;
  password: string;
}

const passwordRules = {
  required: 'Please enter your password',
  minLength: { value: PASSWORD_MIN, message: `Passwords have at least ${PASSWORD_MIN} characters` },
};

/** E-mail, password, Sign-In (specification 2.14). */
export function SignInForm(): ReactNode {
  const { register, handleSubmit, formState, getValues } = useForm<Credentials>({ mode: 'onTouched' });
  const [isSentAgain, setSentAgain] = useState(false);
  const { submit, prepare, isSending, fault } = useSubmission<Credentials>({
    action: 'login',
    otherwise: formWords.loginFailed,
    send: async ({ email, password }, token) => {
      setSentAgain(false);
      const user = await request(fetchTransport, commands.login, { body: { email: email.trim(), password, token } });
      await enter(user.token);
    },
  });
  const { errors } = formState;
  return (
    <form method="post" noValidate className="noscript:hidden" onSubmit={handleSubmit(submit)} onFocus={prepare}>
      <FormFault fault={isSentAgain ? null : fault}>
        {fault?.code === 'not-confirmed' && <SendAgain credentials={getValues()} onSent={() => setSentAgain(true)} />}
      </FormFault>
      {isSentAgain && <FormDone>{formWords.confirmationSent}</FormDone>}
      <RequiredNote />
      <EmailField {...register('email', emailRules())} autoComplete="username" error={errors.email?.message} />
      <PasswordField
        {...register('password', passwordRules)}
        label={accountLabels.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <SubmitButton isSending={isSending} sending="Signing in …">
        Sign-In
      </SubmitButton>
    </form>
  );
}

/** Stores the token and loads the start page for its user. */
async function enter(token: string): Promise<void> {
  if (!storeToken(token)) throw new Error('The browser stores nothing for this site');
  location.replace('/');
  // The form stays as it is until the page has gone.
  await new Promise(() => {});
}
