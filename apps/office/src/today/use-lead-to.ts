import { request } from '@millrace/contract';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { officeTransport } from '../api/office-transport.ts';
import { addRow } from '../draft/add-row.ts';
import { useRowIntoDraft } from '../draft/use-row-into-draft.ts';
import { withSynonym } from './synonym-line.ts';

const [group, key] = ['search', 'synonyms'] as const;

/** Words that cannot be led on, said at the field. */
export class NotLed extends Error {
  override name = 'NotLed';
}

interface Led {
  words: string;
  phrase: string;
}

/** Makes a search for some words find what is found for others, by a line in the draft. */
export const useLeadTo = (done: (row: RowRecord) => void) => useRowIntoDraft('settings', leadTo, done);

async function leadTo(draft: string, { words, phrase }: Led): Promise<RowRecord> {
  const filter = JSON.stringify({ group, key });
  const query = { draft, filter, pageSize: 1 };
  const { rows } = await request(officeTransport, officeCalls.officeRows, { params: { kind: 'settings' }, query });
  const [known] = rows;
  const before = known?.row?.['value'];
  const made = withSynonym(Array.isArray(before) ? before.map(String) : [], words, phrase);
  if ('fault' in made) throw new NotLed(made.fault);
  const value = made.lines;
  if (known === undefined) return addRow(officeTransport, draft, 'settings', { group, key, value, isPublic: false });
  const params = { draft, kind: 'settings', id: known.id } as const;
  const body = { version: known.version, fields: { value } };
  const written = await request(officeTransport, officeCalls.officeChangeRow, { params, body });
  if (written.outcome === 'conflict')
    throw new NotLed('A colleague has changed the words at this moment. Please try again.');
  return written.record;
}
