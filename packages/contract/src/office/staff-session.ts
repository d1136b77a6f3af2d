import type { OwnSession, StaffRole } from '../accounts/accounts.ts';
import type { Call } from '../calls/calls.ts';

/** How far a sign-in to the office has come. */
export type SignInStep =
  /** The password was right, and the user has no second factor yet: it can only be set up. */
  | 'set-up-factor'
  /** The password was right: the second factor can only be shown. */
  | 'show-factor'
  | 'complete';

/** The session of the office, as its user sees it. Moments are ISO 8601. */
export interface StaffSession {
  email: string;
  roles: StaffRole[];
  step: SignInStep;
  /** Until then what is dangerous does not ask for the second factor again; null: it asks, or the session is not complete. */
  freshUntil: string | null;
  expiresAt: string;
  /** Sent as the header `x-office-token` with every call that changes something. */
  token: string;
  /** The second factors that can be shown. `provider`: the session came by it, and it can ask again. */
  factors: { authenticator: boolean; passkey: boolean; recoveryCodes: number; provider: boolean };
  /** Whether a passkey can be set up at this address: devices need the name of a host. */
  takesPasskeys: boolean;
}

/** A second factor that was set up. */
export interface StaffFactor {
  id: string;
  kind: 'authenticator' | 'passkey';
  name: string;
  createdAt: string;
  /** null: not known, or never. */
  usedAt: string | null;
}
export interface StaffFactors {
  factors: StaffFactor[];
  recoveryCodesLeft: number;
}

/** A second factor as it is shown: one of the three. */
export type ShownFactor = { code: string } | { recoveryCode: string } | { passkey: Record<string, unknown> };

/** `codes`: ten recovery codes that nothing shows again, with the first factor; null: those of before stay good. */
export interface FactorAdded {
  session: StaffSession;
  codes: string[] | null;
}

type None = Record<never, never>;
/** The question to a device, in the JSON form of WebAuthn. */
type DeviceQuestion = Record<string, unknown>;
const get = <Answer>(path: string): Call<None, None, Answer> => ({ method: 'GET', path });
const post = <Body, Answer>(path: string): Call<None, None, Answer, Body> => ({ method: 'POST', path });
const put = <Body, Answer>(path: string): Call<None, None, Answer, Body> => ({ method: 'PUT', path });

/** The calls by which staff sign in to the office, and look after their own sign-in. */
export const staffSessionCalls = {
  staffSession: get<StaffSession>('/office/session'),
  /** The session is a cookie. `token` is the bot check's for `login`. */
  staffSignIn: post<{ email: string; password: string; token: string }, StaffSession>('/office/session'),
  staffSignOut: { method: 'DELETE', path: '/office/session' } as Call<None, None, true>,
  /** At the sign-in, and again before what is dangerous. */
  showFactor: post<ShownFactor, StaffSession>('/office/session/factor'),
  /** For `navigator.credentials.get`; good once, for five minutes. */
  askPasskey: post<undefined, DeviceQuestion>('/office/session/passkey'),
  staffFactors: get<StaffFactors>('/office/factors'),
  /** An authenticator takes the address as a QR code, or the secret typed. */
  beginAuthenticator: post<undefined, { address: string; secret: string }>('/office/factors/authenticator'),
  confirmAuthenticator: put<{ code: string }, FactorAdded>('/office/factors/authenticator'),
  /** For `navigator.credentials.create`. */
  beginPasskey: post<undefined, DeviceQuestion>('/office/factors/passkey'),
  confirmPasskey: put<{ name: string; passkey: Record<string, unknown> }, FactorAdded>('/office/factors/passkey'),
  /** Ten new ones; the old ones end. */
  makeRecoveryCodes: post<undefined, { codes: string[] }>('/office/factors/recovery-codes'),
  /** The last one cannot be removed. */
  removeFactor: { method: 'DELETE', path: '/office/factors/:id' } as Call<{ id: string }, None, true>,
  staffSessions: get<OwnSession[]>('/office/sessions'),
  /** One by its id; without an id all but the one that asks. */
  endStaffSessions: post<{ id?: string | undefined }, true>('/office/sessions/end'),
} as const;
