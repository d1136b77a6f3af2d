/** The entry of one package in the lock file. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  /** Of a room of ours: its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Of `package-lock.json`: packages by the folder in which they are installed. */
export interface Lock {
  name?: string;
  version?: string;
  packages: Record<string, Locked>;
}

/** The rooms that run in production. */
const PRODUCT = ['apps/server', 'apps/site', 'apps/office'];
const INSTALLED = 'node_modules/';

/**
 * Lists the parts of the product in CycloneDX 1.5: the runtime, and everything that the server, the site and the office need, whichever
 * platform it is for. `npm sbom --omit dev` leaves out the database and its drivers, which tests need too. Names no date: the same lock
 * file gives the same.
 */
export function listParts(lock: Lock) {
  const needs = new Map<string, string[]>();
  const visit = (folder: string, names: readonly string[]): string[] => {
    const found = names.flatMap((name) => folderOf(lock, folder, name) ?? []);
    for (const next of found) {
      if (needs.has(next)) continue;
      needs.set(next, []);
      needs.set(next, visit(next, neededBy(lock.packages[next])));
    }
    return found;
  };
  const runtime = Object.keys(lock.packages['']?.optionalDependencies ?? {});
  const product = [...visit('', runtime), ...PRODUCT.flatMap((room) => visit(room, neededBy(lock.packages[room])))];
  const own = `${lock.name}@${lock.version}`;
  const through = (folders: readonly string[]): string[] => {
    const rooms = new Set<string>();
    const outside = (folder: string): string[] => {
      if (isOutside(folder)) return [referenceOf(lock, folder)];
      if (rooms.has(folder)) return [];
      rooms.add(folder);
      return (needs.get(folder) ?? []).flatMap(outside);
    };
    return [...new Set(folders.flatMap(outside))].sort();
  };
  const parts = [...needs.keys()].filter(isOutside);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name: lock.name, version: lock.version } },
    components: byReference(parts.map((folder) => componentOf(lock, folder))),
    dependencies: [
      { ref: own, dependsOn: through(product) },
      ...byReference(
        parts.map((folder) => ({ 'bom-ref': referenceOf(lock, folder), on: through(needs.get(folder) ?? []) })),
      ).map(({ 'bom-ref': ref, on }) => ({ ref, dependsOn: on })),
    ],
  };
}

const isOutside = (folder: string): boolean => folder.includes(INSTALLED);
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(INSTALLED) + INSTALLED.length);
const referenceOf = ({ packages }: Lock, folder: string): string => `${nameOf(folder)}@${packages[folder]?.version}`;

function neededBy(locked: Locked = {}): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
}

/** The folder of a package that another one asks for: beside itself, or in any folder above. */
function folderOf({ packages }: Lock, from: string, name: string): string | undefined {
  const steps = from.split('/');
  const above = steps.map((_, taken) => `${steps.slice(0, steps.length - taken).join('/')}/`);
  const found = [...above, ''].map((folder) => `${folder}${INSTALLED}${name}`).find((place) => place in packages);
  const locked = found === undefined ? undefined : packages[found];
  return locked?.link === true ? locked.resolved : found;
}

function componentOf(lock: Lock, folder: string) {
  const { version = '', license, integrity } = lock.packages[folder] ?? {};
  const name = nameOf(folder);
  return {
    type: 'library',
    'bom-ref': referenceOf(lock, folder),
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
  };
}

/** `sha512-…` in base 64, as the lock file has it. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').map((text) => {
    const [algorithm = '', content = ''] = text.split(/-(.*)/s);
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(content, 'base64').toString('hex'),
    };
  });

function licenceOf(text: string) {
  if (/^[\w.+-]+$/.test(text)) return { license: { id: text } };
  return / (OR|AND|WITH) /.test(text) ? { expression: text } : { license: { name: text } };
}

/** Sorted, and each once: one version may be installed in several folders. */
function byReference<Row extends { 'bom-ref': string }>(rows: readonly Row[]): Row[] {
  const once = new Map(rows.map((row) => [row['bom-ref'], row]));
  return [...once.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
}
