/** The parameters of a path that fits the pattern, else null. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = decoded(given[index] ?? '');
    if (segment.startsWith(':')) params[segment.slice(1)] = text;
    else if (segment !== text.toLowerCase()) return null;
  }
  return params;
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A segment as typed; one that is not valid percent-encoding is taken literally. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
