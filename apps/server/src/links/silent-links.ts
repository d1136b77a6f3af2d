import type { Snapshot } from '@millrace/catalogue';
import { linkFault, type SilentLink } from '@millrace/contract/office';
import { type Database, silentOutsideLinks } from '@millrace/database';
import { outsideAddresses } from './outside-addresses.ts';

/** One silence can be a bad day of theirs, or of our own network. */
export const SILENT_TIMES = 3;

/** The addresses outside that did not answer three times in a row, with the rows of the content in force that lead there. */
export async function silentLinks(
  { queries }: Pick<Database, 'queries'>,
  { content }: Pick<Snapshot, 'content'>,
  publicUrl: string,
): Promise<SilentLink[]> {
  const silent = await silentOutsideLinks(queries, SILENT_TIMES);
  if (silent.length === 0) return [];
  const places = outsideAddresses(content, publicUrl);
  return silent.flatMap(({ address, fault, failingSince, checkedAt }) => {
    const at = places.get(address);
    if (at === undefined || failingSince === null || checkedAt === null) return [];
    const since = failingSince.toISOString();
    return [{ address, fault: linkFault.parse(fault), since, checkedAt: checkedAt.toISOString(), places: [...at] }];
  });
}
