/** Whether an answer to a typed text found nothing: an empty list, or a page of results without any and without a reading. */
export function isEmptyAnswer(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  const { items, decoded = null } = Object(answer);
  return Array.isArray(items) && items.length === 0 && decoded === null;
}
