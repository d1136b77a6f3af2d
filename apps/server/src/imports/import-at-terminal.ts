import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ContentKind, isContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import {
  type ImportMapping,
  type ImportSession,
  mappingFile,
  type SheetMapping,
  type VerdictLine,
} from '@millrace/contract/office';
import { beginDraft, listDrafts } from '@millrace/database';
import { applyMapping } from '@millrace/transfer';
import { z } from 'zod';
import type { Said } from '../console/open-console.ts';
import { inForce } from '../content/in-force.ts';
import { draftBounds, refuseManyDrafts } from '../drafts/draft-bounds.ts';
import type { DraftServices } from '../drafts/open-draft.ts';
import { zipFault } from '../media/uploads/zip-fault.ts';
import { ProblemError, refused } from '../problems/problem-error.ts';
import type { importCommands } from './import-commands.ts';

export const IMPORT_USAGE = [
  'npm run content -- import FILE …               sheets, with a ZIP or files that they name: the verdict, and the rows into a draft',
  '     --draft NAME          the open draft of this name, or a new one; --dry-run: the verdict alone',
  '     --kind KIND           what the rows are; --key FIELD: by what they are found; --mapping FILE: a mapping of the office',
  '     --missing FATE        rows that the sheet lacks: leave, not-live or remove; --within-named: those of the families it names',
  '     --clear-empty         an empty cell clears its field; --take-doubtful: rows that somebody should look at go in, too',
];

/** The exit codes of an import at a terminal. */
const IMPORT_CODES = { done: 0, usage: 1, fileRefused: 2, rowsRefused: 3, notLanded: 4 } as const;

/** The request of the terminal, as one word of JSON. */
export const askedImport = z.strictObject({
  /** Absolute paths: the server may stand in another folder. */
  files: z.array(z.string()).min(1),
  draft: z.string().min(1).max(200).nullable(),
  kind: z.string().nullable(),
  key: z.string().nullable(),
  /** The text of the file. */
  mapping: z.string().nullable(),
  missing: z.enum(['leave', 'not-live', 'remove']),
  isWithinNamed: z.boolean(),
  clearsEmpty: z.boolean(),
  takesDoubtful: z.boolean(),
  isDry: z.boolean(),
});
export type AskedImport = z.infer<typeof askedImport>;

type Imports = ReturnType<typeof importCommands>;
const TERMINAL = {
  userId: null,
  viewer: { kind: 'staff', roles: ['admin'], customerId: null },
  address: 'terminal',
} as const;
/** Lines of each state that are printed. */
const PRINTED = 40;

/** Imports files at a terminal by the functions of the office. Nothing of the import stays but the rows in the draft. */
export async function importAtTerminal(
  { imports, drafts }: { imports: Imports; drafts: DraftServices },
  asked: AskedImport,
): Promise<Said> {
  const { desk, store, land } = imports;
  let held = store.begin('terminal');
  const name = asked.draft ?? nameOf(asked.files);
  try {
    for (const path of asked.files) held = await desk.add(held, basename(path), await bytesOf(path));
    const open = (await openDraftNamed(drafts, name))?.id;
    const first = await desk.session(held, { draft: open });
    const mapping = mappingOf(first, asked);
    const anew = asked.kind === null ? [] : mapping.sheets.map((_, at) => at);
    held = await store.map(held.id, held.ownerId, mapping);
    const session = await desk.session(held, { draft: open, anew });
    held = await store.map(held.id, held.ownerId, withChoices(session.mapping, asked));
    const sheets = held.mapping?.sheets ?? [];
    const draft = open ?? (asked.isDry ? undefined : await beginDraftNamed(drafts, name));
    const { lines, isWhole } = await desk.withVerdict(held, draft, async ({ counts, thread }) => {
      const page = (show: 'changed' | 'new' | 'refused' | 'missing' | 'doubtful') =>
        thread.ask('page', { show, page: 1, pageSize: PRINTED });
      const shown = await Promise.all([
        page('new'),
        page('changed'),
        page('missing'),
        page('refused'),
        page('doubtful'),
      ]);
      const [added, changed, missing, refusedRows, doubtful] = shown;
      const isKept = asked.missing === 'leave';
      return {
        isWhole: counts.refused === 0 && (asked.takesDoubtful || counts.doubtful === 0),
        lines: [
          ...session.notes,
          ...sheets.flatMap((sheet) => sheetWords(sheet, session)),
          ...[added, changed, ...(isKept ? [] : [missing]), refusedRows].flatMap(({ lines: some, total }) => [
            ...some.map((line) => lineWords(line, sheets)),
            ...(total > some.length ? [`… and ${total - some.length} more like these`] : []),
          ]),
          ...doubtful.lines.map((line) => `look  ${place(line, sheets)}: ${line.doubts.join(' ')}`),
          `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused, ${counts.missing} not in the sheet, ${counts.doubtful} to look at.`,
        ],
      };
    });
    const exitCode = isWhole ? IMPORT_CODES.done : IMPORT_CODES.rowsRefused;
    if (draft === undefined || asked.isDry) return { lines, exitCode };
    const landed = await land(held, { draft, mark: null, takesDoubtful: asked.takesDoubtful }, TERMINAL);
    const { added, changed, removed, files } = landed;
    return {
      lines: [...lines, `Landed in the draft: ${added} new, ${changed} changed, ${removed} removed, ${files} files.`],
      exitCode,
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, message } = error.problem;
    const isOfFile = code === 'wrong-type' || code === 'too-large';
    return { lines: [message], exitCode: isOfFile ? IMPORT_CODES.fileRefused : IMPORT_CODES.notLanded };
  } finally {
    await desk.remove(held.id);
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw refused('bad-request', `There is no file at ${path}.`);
  const bytes = await readFile(path);
  const fault = /\.zip$/i.test(path) ? zipFault(bytes) : null;
  if (fault !== null) throw refused('wrong-type', `“${basename(path)}” is not taken: ${fault}.`);
  return bytes;
}

/** The mapping that is asked for: that of a file, and the kind that is named. */
function mappingOf({ mapping }: ImportSession, { mapping: text, kind }: AskedImport): ImportMapping {
  const given = text === null ? mapping : applyMapping(readMapping(text), mapping);
  if (kind === null) return given;
  if (!isContentKind(kind)) throw refused('bad-request', `There is no kind ${kind}.`);
  return { ...given, sheets: given.sheets.map((sheet) => ({ ...sheet, kind: kind as ContentKind, isLeftOut: false })) };
}

function readMapping(text: string): ImportMapping {
  const found = mappingFile.safeParse(jsonOf(text));
  if (!found.success) throw refused('bad-request', 'The mapping is no file of a mapping of the office.');
  return found.data.mapping;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withChoices = (
  mapping: ImportMapping,
  { key, missing, isWithinNamed, clearsEmpty, mapping: text }: AskedImport,
): ImportMapping => ({
  ...mapping,
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    ...(key === null ? {} : { key: key.split(',') }),
    // A mapping says these itself, unless the terminal says more.
    ...(text !== null && missing === 'leave' ? {} : { missing: missing === 'not-live' ? 'notLive' : missing }),
    ...(isWithinNamed ? { within: 'named' } : {}),
    ...(clearsEmpty ? { empties: 'clear' } : {}),
  })),
});

const openDraftNamed = async ({ database }: DraftServices, name: string) =>
  (await listDrafts(database.queries, ['open'], 1000)).find((draft) => draft.name === name);

async function beginDraftNamed({ database, holder, bounds }: DraftServices, name: string): Promise<string> {
  const { queries } = database;
  await refuseManyDrafts(queries, bounds ?? draftBounds);
  return (await beginDraft(queries, { name, note: '', begunBy: null, baseRevision: inForce(holder).revision })).id;
}

const nameOf = (files: readonly string[]): string => `Import of ${basename(files[0] ?? '')}`.slice(0, 200);

function sheetWords(sheet: SheetMapping, { kinds }: ImportSession): string[] {
  const name = `${sheet.file}${sheet.sheet === '' || sheet.sheet === sheet.file ? '' : `, ${sheet.sheet}`}`;
  if (sheet.isLeftOut) return [`${name}: not read.`];
  const columns = kinds.find(({ kind }) => kind === sheet.kind)?.columns ?? [];
  const heading = (path: string): string => columns.find((column) => column.path === path)?.heading ?? path;
  const out = sheet.columns.filter(({ path }) => path === null).map((column) => column.heading);
  return [
    `${name}: ${wordsOf(sheet.kind).many.toLowerCase()}, found by ${sheet.key.map(heading).join(' and ')}.`,
    ...sheet.columns.flatMap(({ heading: own, path }) => (path === null ? [] : [`  ${own} → ${heading(path)}`])),
    ...(out.length === 0 ? [] : [`  left out: ${out.join(', ')}`]),
  ];
}

const place = ({ sheet, row, key }: VerdictLine, sheets: readonly SheetMapping[]): string =>
  `${sheets.length > 1 ? `${sheets[sheet]?.sheet} ` : ''}${row === null ? '' : `row ${row} `}${key}`;

function lineWords(line: VerdictLine, sheets: readonly SheetMapping[]): string {
  const words = `${line.state.padEnd(9)} ${place(line, sheets)}`;
  if (line.state === 'refused')
    return `${words}: ${line.faults.map(({ heading, why, fits }) => `${heading}: ${why}${fits.length === 0 ? '' : ` Fits: ${fits.join(', ')}.`}`).join(' ')}`;
  const changes = line.changes.map(({ heading, before, after }) =>
    line.state === 'new'
      ? `${heading} ${after}`
      : `${heading}: ${before === '' ? 'nothing' : before} → ${after === '' ? 'nothing' : after}`,
  );
  return changes.length === 0 ? words : `${words}: ${changes.join('; ')}`;
}
