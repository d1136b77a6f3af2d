import { type ScriptCall, SINGLE_SIGN_ON_PATH } from '@millrace/contract/office';
import type { AccountServices } from './account-services.ts';
import { openSecondFactors } from './factors/open-second-factors.ts';
import { accountGuard } from './guard/account-guard.ts';
import { EVEN_TIME_MS, evenTime } from './guard/even-time.ts';
import { acceptInvitationCommands } from './invitations/accept-invitation-commands.ts';
import { invitationCommands } from './invitations/invitation-commands.ts';
import { factorCommands } from './office/factor-commands.ts';
import type { OfficeServices } from './office/office-services.ts';
import { openOfficeSessions } from './office/office-sessions.ts';
import { ownOfficeSessionsCommands } from './office/own-sessions-commands.ts';
import { peopleCommands } from './office/people-commands.ts';
import { staffSessionCommands } from './office/staff-session-commands.ts';
import { changePasswordCommand } from './passwords/change-password-command.ts';
import { forgotPasswordCommand } from './passwords/forgot-password-command.ts';
import { openPasswords, type Passwords } from './passwords/passwords.ts';
import { resetPasswordCommand } from './passwords/reset-password-command.ts';
import { scriptCaller, scriptTokenCommands } from './script-tokens/script-token-commands.ts';
import type { AuthOptions } from './sessions/auth.ts';
import { loginCommand } from './sessions/login-command.ts';
import { endSessionsCommand, ownSessionsCommand } from './sessions/own-sessions-commands.ts';
import { getUserCommand, logoutCommand, verifyTokenCommand } from './sessions/session-commands.ts';
import { openSessions } from './sessions/sessions.ts';
import { confirmEmailCommand } from './sign-up/confirm-email-command.ts';
import { resendConfirmationCommand } from './sign-up/resend-confirmation-command.ts';
import { signUpCommand } from './sign-up/sign-up-command.ts';
import type { ProviderOptions } from './single-sign-on/provider.ts';
import { singleSignOnCommands } from './single-sign-on/single-sign-on-commands.ts';

export interface AccountsOptions
  extends Omit<AuthOptions, 'passwords'>,
    Pick<AccountServices, 'checkBot' | 'room' | 'customerName' | 'siteWords'> {
  /** Whether staff need a second factor. */
  asksFactor: boolean;
  /** The calls that tokens of scripts may name. */
  scriptCalls?: readonly ScriptCall[];
  /** The provider of single sign-on; absent or null: none. */
  oidc?: ProviderOptions | null;
  passwords?: Passwords;
  clock?: () => Date;
  /** The time of responses that must not reveal known addresses. */
  evenTimeMs?: number;
}

/** Accounts: the commands of the Users calls, and whose a token is. */
export function openAccounts({ evenTimeMs = EVEN_TIME_MS, ...options }: AccountsOptions) {
  const { passwords = openPasswords(), clock = () => new Date() } = options;
  const sessions = openSessions({ ...options, passwords, clock });
  const guard = accountGuard({ ...options, passwords, clock });
  const services: OfficeServices = {
    ...options,
    passwords,
    clock,
    sessions,
    guard,
    factors: openSecondFactors({ ...options, guard, clock }),
    office: openOfficeSessions({ ...options, clock }),
    evenly: (work) => evenTime(evenTimeMs, work),
  };
  return {
    sessionOf: sessions.sessionOf,
    staffOf: services.office.callerOf,
    scriptOf: scriptCaller(services),
    accessCommands: {
      ...staffSessionCommands(services),
      ...factorCommands(services),
      ...ownOfficeSessionsCommands(services),
      ...peopleCommands(services),
      ...invitationCommands(services),
      ...acceptInvitationCommands(services),
      ...scriptTokenCommands(services, options.scriptCalls ?? []),
      ...singleSignOnCommands(services, {
        oidc: options.oidc ?? null,
        redirectUri: `${options.publicUrl}${SINGLE_SIGN_ON_PATH}`,
      }),
    },
    commands: {
      createUser: signUpCommand(services),
      login: loginCommand(services),
      logout: logoutCommand(services),
      verifyToken: verifyTokenCommand(services),
      getUser: getUserCommand(services),
      forgotPassword: forgotPasswordCommand(services),
      resetPassword: resetPasswordCommand(services),
      changePassword: changePasswordCommand(services),
      ownSessions: ownSessionsCommand(services),
      endSessions: endSessionsCommand(services),
      confirmEmail: confirmEmailCommand(services),
      resendConfirmation: resendConfirmationCommand(services),
    },
  };
}
