import { type Settings, settingsFrom } from '@millrace/contract';
import { application } from '@millrace/contract/endpoints';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { makeDocument } from './application-pdf.ts';
import { applicationSheet } from './application-sheet.ts';
import { applicant } from './testing/applicant.ts';

const data = application.parse({
  ...applicant,
  position: 'Panel builder',
  first: 'Łucja',
  middle: 'Ω',
  desiredWage: 24.5,
  education: [{ schoolType: 'College', name: 'Minnesota State', graduate: true, degree: 'Wiring' }],
  employers: [{ name: 'Works', reasonForLeaving: 'Moved' }],
});
const kept = { id: '7f1c', receivedAt: new Date('2026-03-01T05:30:00Z'), data };
const facts: Settings = {
  ...settingsFrom([]),
  'company.name': 'Example Controls',
  'company.phone': '701-555-0142',
  'company.timeZone': 'America/Chicago',
};
const sheet = applicationSheet(kept, facts);

test('a sheet tells everything that is on record, under the form’s own titles', () => {
  expect(sheet.sections.map(({ title }) => title)).toEqual([
    'Personal Information',
    'Employment Information',
    'Special Skills or Experience',
    'Education Information',
    'Former Employers',
    'References',
  ]);
  const text = JSON.stringify(sheet);
  const said = Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value.flatMap((row) => Object.values(row)) : [value]))
    .filter((value) => typeof value !== 'boolean' && value !== null && value !== '');
  for (const value of said) expect(text).toContain(JSON.stringify(String(value)).slice(1, -1));
});
test('answers are yes and no, and what was left out is marked', () => {
  const [personal] = sheet.sections;
  const facts = personal?.kind === 'facts' ? personal.facts : [];
  expect(facts).toContainEqual({ name: 'Are you UNDER the age of 18?', value: 'No' });
  expect(facts).toContainEqual({ name: 'U.S. Citizen', value: 'Yes' });
  expect(facts).toContainEqual({ name: 'Emergency contact', value: '–' });
});
test('the moment is told in the company’s time zone', () => {
  expect(sheet.received).toMatch(/^February 28, 2026 at 11:30\sPM$/);
});
test('it becomes a PDF, also with thirty rows in every table', async () => {
  const many = <Row>(row: Row): Row[] => Array.from({ length: 30 }, () => row);
  const long = applicationSheet(
    {
      ...kept,
      data: {
        ...data,
        employers: many(data.employers[0] ?? {}) as typeof data.employers,
        specialSkills: 'Ω wörds '.repeat(600),
      },
    },
    facts,
  );
  for (const one of [sheet, long]) expect((await makeDocument(one)).subarray(0, 5).toString()).toBe('%PDF-');
});
test('it says what the sheet says, and marks a table without rows', async () => {
  const bare = applicationSheet(
    { ...kept, data: { ...data, specialSkills: 'Soldering and wiring', references: [] } },
    facts,
  );
  const { text } = await extractText(new Uint8Array(await makeDocument(bare)), { mergePages: true });
  const said = text.replaceAll(/\s+/g, ' ');
  const words = bare.sections.flatMap((section) => {
    if (section.kind === 'text') return [section.text];
    if (section.kind === 'facts') return section.facts.flatMap(({ name, value }) => [name, value]);
    return section.rows.length === 0 ? ['None'] : [...section.columns, ...section.rows.flat()];
  });
  const missing = [...bare.sections.map(({ title }) => title), ...words].filter(
    (one) => one !== '' && !one.includes('Ω') && !said.includes(one.replaceAll(/\s+/g, ' ')),
  );
  expect(missing).toEqual([]);
});
