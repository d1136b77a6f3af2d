/** One answer as it was recorded. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Text as it came; anything else by its SHA-256. */
  body: string;
}

/** A word that a change renames in answers. */
export interface Renamed {
  was: string;
  is: string;
}

/** Returns an answer as it would be after the renames. */
export const renamed = (answer: Answer, renames: readonly Renamed[]): Answer => ({
  ...answer,
  body: renames.reduce((body, { was, is }) => body.replaceAll(was, is), answer.body),
});

/** Headers about the moment or the way of sending, not about the content. */
const ofTheMoment = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
]);

/** Parts that may differ between two builds, or two starts, of the same site, each with its replacement. */
const places: readonly (readonly [RegExp, string])[] = [
  // Files of the build: each name carries the hash of its content.
  [/\/assets\/([\w.]+(?:-[\w.]+)*?)-[\w-]{8}\.(js|css|woff2|svg)/g, '/assets/FILE.$2'],
  [/<link rel="(?:modulepreload|preload)"[^>]*>/g, ''],
  [/<link rel="stylesheet"[^>]*>/g, ''],
  [/<script type="module"[^>]*><\/script>/g, ''],
  [/<template id="page-modules">.*?<\/template>/gs, ''],
  [/<style>.*?<\/style>/gs, ''],
  [/<noscript>\s*<\/noscript>/g, ''],
  [/<script>.*?<\/script>/gs, ''],
  [/'sha256-[\w+/=]+'/g, "'sha256-…'"],
  // React's mark between two texts that stand side by side.
  [/<!-- -->/g, ''],
  // Ids that React makes from the place of a component in the tree.
  [/_R_[\w]*_/g, '_R_'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME'],
  [/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":0'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID'],
];

const PAGE_DATA = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

/** Returns an answer without what differs between two builds or two starts: asset names, ETags, hashes, ids, times, preloads. */
export function normalise({ status, headers, body }: Answer): Answer {
  const kept = Object.entries(headers)
    .filter(([name]) => !ofTheMoment.has(name))
    .map(([name, value]) => [name, isPolicy(name) ? sortedSources(inPlaces(value)) : inPlaces(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = body.replace(PAGE_DATA, (_, open, data, close) => open + answersOnly(data) + close);
  return { status, headers: Object.fromEntries(kept), body: inPlaces(text) };
}

const inPlaces = (text: string): string =>
  places.reduce((changed, [place, instead]) => changed.replace(place, instead), text);

const isPolicy = (name: string): boolean => name === 'content-security-policy';

/** The number of hashes in a page's policy depends on the build. */
const sortedSources = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => [...new Set(directive.trim().split(' '))].join(' '))
    .join('; ');

/** The answers that travel with a page, sorted by their text: their keys in the cache are the site's own affair. */
function answersOnly(data: string): string {
  const { site, state }: { site: unknown; state?: { queries?: { state: { data: unknown } }[] } } = JSON.parse(data);
  const answers = (state?.queries ?? []).map((query) => JSON.stringify(query.state.data)).sort();
  return JSON.stringify({ site, answers });
}
