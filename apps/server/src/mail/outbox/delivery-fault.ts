/** Why a mail did not arrive, so far as is known. */
export interface DeliveryFault {
  /** For the log: reveals nothing of the mail. */
  code: string;
  /** For the outbox: the other side's words. */
  words: string;
  /** The mail server refuses this recipient or this mail for good. */
  isFinal: boolean;
}

const WORDS_MAX = 300;
/** A refusal of these commands is about this one mail. A refusal of any other is about us, and staff can mend it while the mail waits. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** RFC 3463: X.7 is policy, such as a relay that does not know us. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** Nodemailer's errors carry `code`, `command`, `responseCode` and whether the reply is `permanent` (5xx but 503). */
export function faultOf(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return { code: 'unknown', words: String(error).slice(0, WORDS_MAX), isFinal: false };
  const command = 'command' in error ? String(error.command) : '';
  const reply = 'response' in error ? String(error.response) : '';
  const code = ['code', 'responseCode'].flatMap((name) => textOf(error, name)).join(' ');
  return {
    code: code === '' ? error.name : code,
    words: error.message.slice(0, WORDS_MAX),
    isFinal:
      'permanent' in error && error.permanent === true && ABOUT_THE_MAIL.includes(command) && !POLICY.test(reply),
  };
}

function textOf(error: Error, name: string): string[] {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
