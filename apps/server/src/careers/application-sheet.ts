import {
  type ApplicationTable,
  applicationFieldsOf,
  applicationLabels,
  applicationParts,
  applicationTables,
  printingOf,
  type Settings,
} from '@millrace/contract';
import type { Application } from '@millrace/contract/endpoints';
import { NO_BRAND, type PaperBrand } from '../pdf/paper-brand.ts';
import { type PaperLook, paperLook } from '../pdf/paper-look.ts';

/** An application laid out to be read: in the order and the words of the form (specification 2.19). */
export interface ApplicationSheet {
  company: string;
  phone: string;
  position: string;
  name: string;
  /** When it came in, in the company's time zone. */
  received: string;
  /** Of the record. */
  reference: string;
  look: PaperLook;
  sections: Section[];
}
export type Section =
  | { kind: 'facts'; title: string; facts: { name: string; value: string }[] }
  | { kind: 'table'; title: string; columns: string[]; rows: string[][] }
  | { kind: 'text'; title: string; text: string };

/** Stands where nothing was answered. */
const NOT_SAID = '–';

export function applicationSheet(
  { id, receivedAt, data }: { id: string; receivedAt: Date; data: Application },
  settings: Settings,
  brand: PaperBrand = NO_BRAND,
): ApplicationSheet {
  return {
    company: settings['company.name'],
    phone: settings['company.phone'],
    position: data.position,
    name: [data.first, data.middle, data.last].filter((part) => part !== '').join(' '),
    received: printingOf(settings).moment(receivedAt, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: settings['company.timeZone'],
    }),
    reference: id,
    look: { ...paperLook(settings), ...brand },
    sections: [
      factsOf('personal', data),
      factsOf('employment', data),
      { kind: 'text', title: applicationParts.skills, text: said(data.specialSkills) },
      tableOf('education', data),
      tableOf('employers', data),
      tableOf('references', data),
    ],
  };
}

const factsOf = (part: keyof typeof applicationParts, data: Application): Section => ({
  kind: 'facts',
  title: applicationParts[part],
  facts: applicationFieldsOf[part].map((field) => ({ name: applicationLabels[field], value: said(data[field]) })),
});

function tableOf(table: ApplicationTable, data: Application): Section {
  const { title, columns } = applicationTables[table];
  const rows: readonly Readonly<Record<string, Answer>>[] = data[table];
  const fields = Object.keys(columns);
  return {
    kind: 'table',
    title,
    columns: Object.values(columns),
    rows: rows.map((row) => fields.map((field) => said(row[field] ?? null))),
  };
}

type Answer = string | number | boolean | null;

function said(value: Answer): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === '' ? NOT_SAID : String(value);
}
