import type { StaffRegistration } from '@millrace/contract/office';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';

/** The registrations for an event, to be written as a spreadsheet in a thread. */
export interface RegistrationSheet {
  /** Of the event. */
  name: string;
  rows: StaffRegistration[];
}

const columns: readonly { title: string; width: number; cell(row: StaffRegistration): Cell }[] = [
  { title: 'Last name', width: 20, cell: ({ lastName }) => text(lastName) },
  { title: 'First name', width: 20, cell: ({ firstName }) => text(firstName) },
  { title: 'E-mail', width: 32, cell: ({ email }) => text(email) },
  { title: 'Phone', width: 18, cell: ({ phone }) => text(phone) },
  { title: 'Attending', width: 10, cell: ({ totalAttending }) => ({ value: totalAttending, type: Number }) },
  { title: 'Notes', width: 50, cell: ({ notes }) => text(notes) },
  { title: 'Registered', width: 18, cell: ({ receivedAt }) => moment(receivedAt) },
  { title: 'Cancelled', width: 18, cell: ({ cancelledAt }) => (cancelledAt === null ? null : moment(cancelledAt)) },
];

/** Writes the registrations as XLSX, one line each; words of visitors are text and never a formula. */
export async function makeDocument({ name, rows }: RegistrationSheet): Promise<Buffer> {
  const data: SheetData = [
    [{ value: name, fontWeight: 'bold', fontSize: 14 }],
    [],
    columns.map(({ title }) => ({ value: title, fontWeight: 'bold', bottomBorderStyle: 'thin' })),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return writeExcelFile(data, { sheet: 'Registrations', columns: columns.map(({ width }) => ({ width })) }).toBuffer();
}

const text = (value: string): Cell => (value === '' ? null : { value, type: String });
const moment = (value: string): Cell => ({ value: new Date(value), type: Date, format: 'yyyy-mm-dd hh:mm' });
