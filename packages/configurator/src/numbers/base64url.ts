/** Signs of base64url by their value. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

/** ASCII text to base64url without padding (RFC 4648, section 5). Own code: it must run alike in a browser and in Node. */
export function encodeBase64Url(text: string): string {
  let encoded = '';
  for (let at = 0; at < text.length; at += 3) {
    const left = text.length - at;
    const bits = (text.charCodeAt(at) << 16) | (code(text, at + 1) << 8) | code(text, at + 2);
    encoded += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    if (left > 1) encoded += ALPHABET.charAt((bits >> 6) & 63);
    if (left > 2) encoded += ALPHABET.charAt(bits & 63);
  }
  return encoded;
}

/** The ASCII text, or null for text that is no base64url. Padding is accepted. */
export function decodeBase64Url(encoded: string): string | null {
  const body = encoded.replace(/={1,2}$/, '');
  if (body.length % 4 === 1) return null;
  let text = '';
  let bits = 0;
  let held = 0;
  for (const character of body) {
    const value = VALUES.get(character);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      text += String.fromCharCode((bits >> held) & 0xff);
    }
  }
  return text;
}

function code(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}
