/** Signs of base64url by their value. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

/** Text in UTF-8 to base64url without padding (RFC 4648, section 5). Own code: it must run alike in a browser and in Node. */
export function encodeBase64Url(given: string): string {
  const text = toBytes(given);
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

/** The text, or null for text that is no base64url, or no UTF-8. Padding is accepted. */
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
  return fromBytes(text);
}

/** Each byte as one character. Half of a surrogate pair, which UTF-8 cannot say, never comes: JSON escapes it. */
function toBytes(text: string): string {
  if (isAscii(text)) return text;
  return encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, byte) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
}

function fromBytes(bytes: string): string | null {
  if (isAscii(bytes)) return bytes;
  try {
    return decodeURIComponent(
      Array.from(bytes, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
    );
  } catch {
    return null;
  }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function code(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}
