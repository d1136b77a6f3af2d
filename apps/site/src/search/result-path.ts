/** Where a model number of a family is opened: its page, with the number filled in. */
export function resultPath(result: { slug: string; intrinsicallySafe: boolean; configModelNo: string | null }): string {
  const query = new URLSearchParams();
  if (result.intrinsicallySafe) query.set('intrinsically-safe', 'true');
  if (result.configModelNo !== null) query.set('configurator', result.configModelNo);
  const text = query.toString();
  return `/family/${encodeURIComponent(result.slug)}${text === '' ? '' : `?${text}`}`;
}
