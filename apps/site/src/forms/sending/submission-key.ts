const KEY_BYTES = 16;

/** Keys of the submits of one form. */
export interface SubmissionKeys {
  /** The same for the same values, so that a retry after a lost answer makes no second record; changed values are a submit of their own. */
  keyOf(values: unknown): string;
  /** After a success: the same values once more are a submit of their own. */
  taken(): void;
}

export function submissionKeys(): SubmissionKeys {
  let last: { text: string; key: string } | null = null;
  return {
    keyOf(values) {
      const text = JSON.stringify(values, withFiles);
      if (last?.text !== text) last = { text, key: randomKey() };
      return last.key;
    },
    taken() {
      last = null;
    },
  };
}

/** A file has no text of its own in JSON. */
const withFiles = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** `randomUUID` is missing where a site is looked at without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
