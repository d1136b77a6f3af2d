const KEY_BYTES = 16;

/** Keys of the submits of one form. */
export interface SubmissionKeys {
  /**
   * Equal for equal values, so that a retry after a lost answer makes no second record; changed values are a new
   * submit.
   */
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

/** JSON cannot hold a file. */
const withFiles = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** `randomUUID` is missing on a site without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
