import type { Configurator } from '@millrace/configurator';
import type { StudioPlace } from '../ground/studio-address.ts';
import { placeOfFinding, type StudioFinding } from '../ground/use-studio-findings.ts';

/** The place at which a finding is mended by hand: one of the studio, or the form of another row. */
export function placeOf(
  { configGroups }: Configurator,
  finding: Pick<StudioFinding, 'kind' | 'id' | 'path'>,
): StudioPlace | { href: string } {
  const { kind, id, path } = finding;
  if (kind === 'products') return { href: `/office/rows/products/${id}` };
  const [field, list] = path;
  if (field === 'validNumbers' || field === 'refusedNumbers') return { tab: 'known' };
  if (list === 'tables') return { tab: 'compatibility' };
  const place = placeOfFinding({ path });
  const group = place === null ? undefined : configGroups[place.group];
  if (group === undefined) return { href: `/office/rows/${kind.toLowerCase()}/${id}` };
  const option = place?.option == null ? undefined : group.options?.[place.option];
  return { tab: 'options', group: group.name, option: option?.code ?? null };
}
