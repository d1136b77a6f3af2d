import type { DeskCalls, OfficeCalls, ScriptCall } from '@millrace/contract/office';

/** Calls that belong together, under a name in the words of the office. */
export interface CallGroup {
  name: string;
  calls: ScriptCall[];
}

/** The first whose beginnings fit the path below `/office/` is the group of a call. */
const groups: readonly { name: string; of: RegExp }[] = [
  { name: 'Publishing', of: /^drafts\/:draft\/(publish|schedule)$/ },
  { name: 'Preview', of: /^drafts\/:draft\/(pages|preview-links)/ },
  { name: 'Media', of: /^(media|drafts\/:draft\/media)/ },
  { name: 'Rows', of: /^(rows|counts|numbers|rename|search|drafts\/:draft\/(rows|changes|undo))/ },
  { name: 'Drafts', of: /^(drafts|colleagues)/ },
  { name: 'Saved views', of: /^views/ },
  { name: 'Import', of: /^import/ },
  { name: 'Export', of: /^(export|trade)/ },
  { name: 'History', of: /^history/ },
  { name: 'Checks and figures', of: /^(addresses|checks|interest|beginnings|rail-counts|redirect-hits)$/ },
  { name: 'Applications', of: /^applications/ },
  { name: 'Registrations', of: /^registrations/ },
  { name: 'Users of the site', of: /^users/ },
  { name: 'A person’s data', of: /^persons/ },
  { name: 'Mails', of: /^mails/ },
  { name: 'Log', of: /^log$/ },
  { name: 'Retention', of: /^retention/ },
];
const OTHERS = 'Others';

/** The group of a call, by its path. */
export function groupOf({ path }: Pick<ScriptCall, 'path'>): string {
  const below = path.replace(/^\/office\//, '');
  return groups.find(({ of }) => of.test(below))?.name ?? OTHERS;
}

/** Calls by group, in the order in which content is worked on; a group without calls is left out. */
export const callGroups = (calls: readonly ScriptCall[]): CallGroup[] =>
  ['Rows', 'Drafts', ...groups.map(({ name }) => name), OTHERS]
    .filter((name, place, all) => all.indexOf(name) === place)
    .map((name) => ({ name, calls: calls.filter((call) => groupOf(call) === name) }))
    .filter((group) => group.calls.length > 0);

/** Calls that send what they ask about in a body, and store nothing. */
const askingBodies: ReadonlySet<string> = new Set([
  'officeExportPerson',
  'officeFindPerson',
  'officeReadNumbers',
  'officeRename',
  'officeTryAddresses',
] satisfies (keyof OfficeCalls | keyof DeskCalls)[]);

/** Whether a call changes nothing. */
export const isReading = ({ name, method }: Pick<ScriptCall, 'name' | 'method'>): boolean =>
  method === 'GET' || askingBodies.has(name);
