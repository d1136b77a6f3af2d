/** Whether an answer is public, by its own header. */
export function isForEverybody({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const said = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase());
  return status === 200 && said.includes('public') && !said.includes('private') && !said.includes('no-store');
}
