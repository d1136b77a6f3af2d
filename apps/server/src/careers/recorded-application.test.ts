import { settingsFrom } from '@millrace/contract';
import { application } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { recordOf } from '../pdf/testing/record-of.ts';
import { makeDocument } from './application-pdf.ts';
import { applicationSheet } from './application-sheet.ts';
import { applicant } from './testing/applicant.ts';

const settings = {
  ...settingsFrom([]),
  'company.name': 'Float Works',
  'company.phone': '701-555-0100',
  'company.timeZone': 'America/Chicago',
};

/** Paper is right when it looks right: look at a sheet before its record is renewed (`vitest run -u`). */
test('an application is drawn as it was', async () => {
  const data = application.parse({ ...applicant, position: 'Panel builder', employers: [{ name: 'Works' }] });
  const kept = { id: '7f1c', receivedAt: new Date('2026-03-01T05:30:00Z'), data };
  const pdf = await makeDocument(applicationSheet(kept, settings));
  await expect(recordOf(pdf)).toMatchFileSnapshot('fixtures/application.txt');
});
