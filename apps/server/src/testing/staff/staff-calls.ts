import { type Call, calls, type StaffRight } from '@millrace/contract';
import { type CommandEndpoint, endpoints } from '@millrace/contract/endpoints';
import { commandCalls, endpointsOfCommands } from '../../api/command-table.ts';
import { isOfOffice } from '../../api/office/caller-by-cookie.ts';

type Stated = Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>;
export interface StaffCall extends Stated {
  name: string;
  /** null: any of them. */
  role: StaffRight | null;
  query: Record<string, string>;
}

const stated: readonly [string, Stated][] = Object.entries({ ...commandCalls, ...calls });
const statedAs = (name: string): Stated => {
  const found = stated.find(([one]) => one === name)?.[1];
  if (found === undefined) throw new Error(`There is no call ${name}.`);
  return found;
};
const commanded = Object.entries(endpointsOfCommands).flatMap(([name, { rights }]: [string, CommandEndpoint]) =>
  rights === undefined || rights === 'signed-in' ? [] : [{ ...statedAs(name), name, role: rights, query: {} }],
);
/** Reading what is not live. */
const drafts = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'query' in endpoint && 'isLive' in endpoint.query.shape
    ? [{ ...statedAs(name), name, role: null, query: { isLive: 'false' } }]
    : [],
);
/** Every call for staff that a bearer session may make. */
export const staffCalls: StaffCall[] = [...commanded.filter(({ path }) => !isOfOffice(path)), ...drafts];
/** Commands of the office: they take its cookie alone. */
export const officeCommands: StaffCall[] = commanded.filter(({ path }) => isOfOffice(path));

/** Of what any of these calls names, so that each has an address. */
export const ofAnybody = {
  draft: '00000000-0000-4000-8000-000000000000',
  import: '00000000-0000-4000-8000-000000000000',
  mapping: '00000000-0000-4000-8000-000000000000',
  kind: 'posts',
  file: 'a'.repeat(64),
  revision: '1',
  link: '00000000-0000-4000-8000-000000000000',
  other: '1',
  event: 'days',
  id: '1',
  slug: 'home',
  model: 'x',
  partNumber: 'x',
  config: 'x',
  number: 'x',
};

/** Pages of private labels are not known to strangers at all. */
export const HIDDEN = new Set(['customerFamily']);
