/** RFC 5321, 4.5.3.1: of the part before the @, and of the whole path without its brackets. */
export const LOCAL_PART_MAX = 64;
export const ADDRESS_MAX = 254;

/** Nothing that could end a line, open a second address, quote or comment. Letters of other scripts are left to the mail server. */
const PLAIN = /^[^\s\p{Cc}\p{Cf}@"(),:;<>[\]\\]+@[^\s\p{Cc}\p{Cf}@"(),:;<>[\]\\]+$/u;

/** Whether a text is one plain address that may stand in a mail's header and in its envelope. */
export function isMailAddress(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  return text.length <= ADDRESS_MAX && local.length <= LOCAL_PART_MAX && PLAIN.test(text);
}
