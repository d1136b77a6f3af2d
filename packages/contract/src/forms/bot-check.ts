/** The actions for which forms need a token (specification 7; decisions 7): one token, one action, one submit. */
export const botCheckActions = ['login', 'register', 'request_password_reset', 'reset_password', 'apply'] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/** Work that a browser does before a form is taken, signed for one action until it expires. */
export interface ProofOfWork {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature: string;
    /** Seconds since 1970. */
    expiresAt: number;
  };
  signature: string;
}

/** How a page gets a token: not at all, from the outside service, or by doing the work. */
export type BotCheckTask =
  | { provider: 'off' }
  | { provider: 'recaptcha-v3'; siteKey: string }
  | { provider: 'altcha'; challenge: ProofOfWork };
