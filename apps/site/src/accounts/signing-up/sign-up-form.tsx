import { accountLabels, commands, formWords, request, type UserType, userTypes } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { emailRules } from '../../forms/checks/email.ts';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { NewPasswordField, newPasswordRules } from '../../forms/fields/new-password-field.tsx';
import { RequiredNote } from '../../forms/fields/required-note.tsx';
import { EmptyAnswer } from '../../forms/sending/fault.ts';
import { FormDone } from '../../forms/sending/form-done.tsx';
import { FormFault } from '../../forms/sending/form-fault.tsx';
import { SubmitButton } from '../../forms/sending/submit-button.tsx';
import { useSubmission } from '../../forms/sending/use-submission.ts';
import { useTypedBefore } from '../../forms/use-typed-before.ts';
import { useIsReady } from '../../ui/timing/use-is-ready.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { UserTypes } from './user-types.tsx';

interface SignUp {
  userType: UserType | null;
  email: string;
  password: string;
}

/** User type, e-mail, password, Sign-Up (specification 2.15). */
export function SignUpForm(): ReactNode {
  const { register, handleSubmit, formState, control, reset, setValue } = useForm<SignUp>({ mode: 'onTouched' });
  const password = useWatch({ control, name: 'password' }) ?? '';
  const [isDone, setDone] = useState(false);
  const isReady = useIsReady();
  // Registering the fields resets a choice, unlike typed text.
  useTypedBefore('form.sign-up:not([data-ready])', (name, text) => {
    const chosen = userTypes.find((type) => name === 'userType' && type === text);
    if (chosen !== undefined) setValue('userType', chosen, { shouldDirty: true });
  });
  const { submit, prepare, isSending, fault } = useSubmission<SignUp>({
    action: 'register',
    otherwise: formWords.failed,
    send: async ({ userType, email, password }, captchaToken) => {
      if (userType === null) return;
      setDone(false);
      const body = { userType, email: email.trim(), password, captchaToken };
      if (!(await request(fetchTransport, commands.createUser, { body }))) throw new EmptyAnswer();
      reset();
      setDone(true);
    },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="sign-up noscript:hidden"
      data-ready={isReady || undefined}
      onSubmit={handleSubmit(submit)}
      onFocus={prepare}
    >
      <FormFault fault={fault} />
      {isDone && <FormDone>{formWords.confirmationSent}</FormDone>}
      <RequiredNote />
      <UserTypes
        registration={register('userType', { required: formWords.selectUserType })}
        error={errors.userType?.message}
      />
      <EmailField {...register('email', emailRules())} autoComplete="username" error={errors.email?.message} />
      <NewPasswordField
        {...register('password', newPasswordRules)}
        label={accountLabels.password}
        required
        password={password}
        error={errors.password?.message}
      />
      <SubmitButton isSending={isSending} sending="Signing up …">
        Sign-Up
      </SubmitButton>
      <PrivacyNotice />
    </form>
  );
}
