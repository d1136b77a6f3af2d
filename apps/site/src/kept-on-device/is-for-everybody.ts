/** Whether an answer is the same for everybody: it says so itself. */
export function isForEverybody({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const said = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase());
  return status === 200 && said.includes('public') && !said.includes('private') && !said.includes('no-store');
}
