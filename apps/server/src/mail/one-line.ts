/** A text as it may stand in a mail's head: nothing in it ends a line or hides. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
