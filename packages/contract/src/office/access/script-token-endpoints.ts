import { z } from 'zod';
import type { AccessEndpoint } from '../access-endpoint.ts';
import { SCRIPT_TOKEN_NAME_MAX, type scriptTokenCalls } from './script-tokens.ts';

const CALL_MAX = 60;
const CALLS_MAX = 200;
const token = z.object({
  id: z.string(),
  name: z.string(),
  calls: z.array(z.string()),
  madeBy: z.string(),
  madeAt: z.string(),
  endsAt: z.string(),
  usedAt: z.string().nullable(),
});
const call = z.object({ name: z.string(), method: z.string(), path: z.string(), summary: z.string() });
const name = z
  .string()
  .trim()
  .min(1)
  .max(SCRIPT_TOKEN_NAME_MAX)
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');

const ofAdmin = { tag: 'Office: script tokens', rights: 'admin' } as const;
const reading = ['not-signed-in', 'not-allowed', 'factor-needed', 'too-many'] as const;

/** Every call of `scriptTokenCalls`, with its schemas and rights. */
export const scriptTokenEndpoints = {
  scriptTokens: {
    ...ofAdmin,
    summary: 'Tokens of scripts in force, by name',
    answer: z.array(token),
    refusals: reading,
  },
  scriptCalls: { ...ofAdmin, summary: 'The calls that a token may name', answer: z.array(call), refusals: reading },
  makeScriptToken: {
    ...ofAdmin,
    summary: 'Makes a token for a script: its calls, its end; it is shown this once',
    needs: 'fresh-factor',
    body: z.strictObject({
      name,
      calls: z.array(z.string().max(CALL_MAX)).min(1).max(CALLS_MAX),
      endsAt: z.iso.datetime({ offset: true }),
    }),
    answer: z.object({ token, secret: z.string() }),
    refusals: [...reading, 'too-large', 'wrong-type', 'too-many-open'],
  },
  endScriptToken: {
    ...ofAdmin,
    summary: 'Ends a token at once',
    params: z.strictObject({ id: z.uuid() }),
    answer: z.literal(true),
    refusals: [...reading, 'not-found'],
  },
} satisfies { [Name in keyof typeof scriptTokenCalls]: AccessEndpoint };
