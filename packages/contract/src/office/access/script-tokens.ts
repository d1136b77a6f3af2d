import type { Call } from '../../calls/calls.ts';

export const SCRIPT_TOKEN_NAME_MAX = 60;
/** So many may be in force at once. */
export const SCRIPT_TOKENS_MAX = 50;
/** The furthest end of a token, from now. */
export const SCRIPT_TOKEN_DAYS_MAX = 400;
/** Every token begins so, so that one that leaked is recognised. */
export const SCRIPT_TOKEN_PREFIX = 'millrace-script-';

/** A token by which a script makes calls of the office. Moments are ISO 8601. */
export interface ScriptToken {
  id: string;
  name: string;
  /** The names of the calls it may make, as the OpenAPI document has them (`operationId`). */
  calls: string[];
  /** The address of the admin who made it, in whose name it acts. */
  madeBy: string;
  madeAt: string;
  endsAt: string;
  /** To five minutes; null: never. */
  usedAt: string | null;
}

/** A call that a token may name. */
export interface ScriptCall {
  name: string;
  method: string;
  /** Below the API's own address. */
  path: string;
  summary: string;
}

type None = Record<never, never>;

/** The calls by which admins make and end tokens of scripts. Each that changes something is in the audit log. */
export const scriptTokenCalls = {
  scriptTokens: { method: 'GET', path: '/office/script-tokens' } as Call<None, None, ScriptToken[]>,
  /** The calls that a token may name: all of the office but those about who may enter, and forgetting a person. */
  scriptCalls: { method: 'GET', path: '/office/script-calls' } as Call<None, None, ScriptCall[]>,
  /** `secret` is shown this once. */
  makeScriptToken: { method: 'POST', path: '/office/script-tokens' } as Call<
    None,
    None,
    { token: ScriptToken; secret: string },
    { name: string; calls: string[]; endsAt: string }
  >,
  endScriptToken: { method: 'DELETE', path: '/office/script-tokens/:id' } as Call<{ id: string }, None, true>,
} as const;
