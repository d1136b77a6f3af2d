import { judgeOldAddresses } from '../old-addresses/judge-old-addresses.ts';
import {
  type ForeignSheet,
  foldHeading,
  type MadeRow,
  type Preset,
  type Said,
  type Turned,
  type TurnOptions,
} from './preset.ts';

const OLD = [
  'old address',
  'old url',
  'old path',
  'old',
  'redirect from',
  'from',
  'source',
  'source url',
  'request path',
  'legacy url',
  'alte adresse',
  'alte url',
];
const NEW = [
  'new address',
  'new url',
  'new path',
  'new',
  'redirect to',
  'to',
  'target',
  'target url',
  'target path',
  'destination',
  'neue adresse',
  'neue url',
  'leads to',
];
const STATUS = ['status', 'code', 'status code', 'type', 'redirect type', 'http code'];
const NOTE = ['note', 'notes', 'comment', 'remark', 'reason', 'bemerkung'];

/** `/a`, `a.html`, `?id=12`: not the number, date or name that may stand below “From”. */
const ADDRESS = /^\s*(?:https?:|\/(?!\d+\s*$)|\S*[?]|\S+\.(?:html?|php|aspx?|jsp)\b)/i;

const placeOf = (headings: readonly string[], words: readonly string[]): number =>
  headings.findIndex((heading) => words.includes(foldHeading(heading)));

/** A list of old addresses and where they lead now, as makers and other systems keep them. */
export const oldAddresses: Preset = {
  name: 'old-addresses',
  title: 'Old addresses',
  fits: (headings) => {
    const [from, to] = [placeOf(headings, OLD), placeOf(headings, NEW)];
    return from >= 0 && to >= 0 && from !== to;
  },
  holds: ({ headings, rows }) => {
    const from = placeOf(headings, OLD);
    return rows.filter(({ cells }) => ADDRESS.test(cells[from] ?? '')).length * 2 > rows.length;
  },
  turn: turnAddresses,
};

function turnAddresses({ headings, rows }: ForeignSheet, { ownHosts = [] }: TurnOptions = {}): Turned {
  const [from, to, status, note] = [OLD, NEW, STATUS, NOTE].map((words) => placeOf(headings, words));
  const cell = (cells: readonly string[], column = -1): string => cells[column] ?? '';
  const lines = rows
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''))
    .map(({ row, cells }) => ({
      row,
      old: cell(cells, from),
      new: cell(cells, to),
      status: cell(cells, status),
      note: cell(cells, note),
    }));
  const made: MadeRow[] = [];
  const said: Said[] = [];
  for (const line of judgeOldAddresses(lines, ownHosts)) {
    if (line.is === 'redirect') {
      const { redirect } = line;
      made.push({ row: line.row, cells: [redirect.from, redirect.to, String(redirect.status), redirect.note ?? ''] });
    } else if (line.is === 'repeated')
      said.push({ row: line.row, column: null, words: `It says what row ${line.of} says.`, isRefused: false });
    else said.push({ row: line.row, column: null, words: line.why, isRefused: true });
  }
  return { sheets: [{ kind: 'redirects', headings: ['Old address', 'Leads to', 'For', 'Note'], rows: made }], said };
}
