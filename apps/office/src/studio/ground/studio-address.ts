import type { ContentKind } from '@millrace/contract/content';
import type { StudioTab } from './studio-tab.ts';

export const STUDIO_PATH = '/office/configurators';
/** The kinds whose rows have a configurator. */
export const studioKinds = ['families', 'customerFamilies'] as const satisfies readonly ContentKind[];
export type StudioKind = (typeof studioKinds)[number];

/** A place in the studio. An absent value stays as it is; null is none. */
export interface StudioPlace {
  tab?: StudioTab;
  group?: string | null;
  option?: string | null;
}

/** The row that an address names; null: the list of all. `unknown`: no such row can be. */
export function rowOfAddress(path: string): { kind: StudioKind; id: number } | 'unknown' | null {
  const [kindWord = '', idWord = ''] = path.slice(STUDIO_PATH.length).split('/').filter(Boolean);
  if (kindWord === '') return null;
  const kind = studioKinds.find((one) => one.toLowerCase() === kindWord.toLowerCase());
  return kind === undefined || !/^[1-9]\d{0,9}$/.test(idWord) ? 'unknown' : { kind, id: Number(idWord) };
}

/** The query of a place, made from that of another: a new group leaves the option of the one before. */
export function queryOfPlace(now: string, { tab, group, option }: StudioPlace): string {
  const asked = new URLSearchParams(now);
  const put = (name: string, value: string | null | undefined): void => {
    if (value === undefined) return;
    if (value === null) asked.delete(name);
    else asked.set(name, value);
  };
  if (group !== undefined && group !== asked.get('group')) asked.delete('option');
  put('tab', tab === 'options' ? null : tab);
  put('group', group);
  put('option', option);
  return asked.toString();
}

/** The address of a place in the studio of a row. */
export function addressOfStudio(kind: ContentKind, id: number, place: StudioPlace = {}): string {
  const query = queryOfPlace('', place);
  return `${STUDIO_PATH}/${kind.toLowerCase()}/${id}${query === '' ? '' : `?${query}`}`;
}
