import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export interface SecretBox {
  /** `owner` is bound to the text: what was closed for one user does not open for another. */
  close(text: string, owner: string): string;
  /** null: closed with another secret of the site, for somebody else, or damaged. */
  open(closed: string, owner: string): string | null;
}

/** Encrypts what the database keeps of authenticators, with a key of its own from the site's secret. */
export function secretBox(siteSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'second factor', KEY_BYTES));
  return {
    close: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (closed, owner) => {
      const bytes = Buffer.from(closed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const cipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
