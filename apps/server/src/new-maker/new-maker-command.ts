import { linesOf, makerQuestions } from '@millrace/contract';
import { type Content, contentKindNames, type MediaFile, type Setting } from '@millrace/contract/content';
import { type RowChange, recordAudit } from '@millrace/database';
import { z } from 'zod';
import type { Said } from '../console/open-console.ts';
import type { ChangeContent } from '../content/change-content.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { keyOf } from './starter-content.ts';

export const NEW_MAKER_USAGE =
  'npm run content -- new-maker [--name …]           an empty site says who you are; asks for what no flag gives';

/** The answers as they were typed, by the flags of their questions, and the drawing of the mark. */
const typedAnswers = z.object({ answers: z.record(z.string(), z.string()), mark: z.string().nullable() });
export type TypedAnswers = z.infer<typeof typedAnswers>;

interface Services {
  /** Publishes the content that a maker begins with, where nothing was ever published. */
  begin(): Promise<void>;
  holder: Pick<ContentHolder, 'current'>;
  change: ChangeContent;
  newId(): Promise<number>;
  /** Keeps a drawing as the media library does. Returns its hash. */
  keepDrawing(svg: string): Promise<string>;
}

/** Path of the mark below /media/. */
const MARK_URI = 'company/mark.svg';
/** Content that a new maker has before anything of their own. */
const OF_STARTER: ReadonlySet<string> = new Set(['settings', 'siteDocuments', 'mediaFiles']);

/** Makes an empty site that of a maker: what they answered is published, over words to replace. Refuses a site that has a catalogue. */
export async function newMaker(services: Services, typed: string): Promise<Said> {
  const read = typedAnswers.safeParse(jsonOf(typed));
  if (!read.success) return failed('The answers did not arrive whole.');
  const { answers, mark } = read.data;
  await services.begin();
  const { content } = inForce(services.holder);
  const kinds = contentKindNames.filter((kind) => !OF_STARTER.has(kind) && content[kind].length > 0);
  if (kinds.length > 0)
    return failed(
      `This site has content already: ${kinds.map((kind) => `${content[kind].length} ${kind}`).join(', ')}.`,
      'A new maker begins on an empty data folder: DEMO_CONTENT=off DATA_DIR=./my-site npm start',
    );
  try {
    const file = mark === null ? null : await services.keepDrawing(mark);
    const ids = new Map<string, number>();
    await services.change((now) => changesOf(now, { answers, file, newId: keptIds(services, ids) }), {
      source: 'staff',
      note: 'A new maker',
      alongside: async (tx, revision) => {
        const subject = 'settings';
        await recordAudit(tx, { action: 'content-changed', actor: null, address: null, subject, facts: { revision } });
      },
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { message, errors = [] } = error.problem;
    return failed(...(errors.length === 0 ? [message] : errors.map((one) => one.message)));
  }
  const left = inForce(services.holder).warnings.filter(({ code }) => code === 'words-to-replace').length;
  return {
    lines: [
      'Published.',
      `${left} texts hold a place until you write your own: Today in the office lists them, and leads on.`,
      'The first admin: npm run user -- create-admin you@example.com',
    ],
    exitCode: 0,
  };
}

interface Given {
  answers: TypedAnswers['answers'];
  file: string | null;
  newId(name: string): Promise<number>;
}

/** The rows that answers change. */
async function changesOf(content: Content, { answers, file, newId }: Given): Promise<RowChange[]> {
  const values = new Map<string, Setting['value']>();
  for (const { setting, flag, isLines } of makerQuestions) {
    const answer = answers[flag]?.trim() ?? '';
    if (answer !== '') values.set(setting, isLines === true ? linesOf(answer) : answer);
  }
  if (file !== null) values.set('company.logo', MARK_URI);
  const changes: RowChange[] = [];
  for (const [name, value] of values) {
    const { group, key } = keyOf(name);
    const known = content.settings.find((row) => row.group === group && row.key === key);
    const row: Setting = known ?? { id: await newId(name), group, key, value, isPublic: true };
    changes.push({ kind: 'settings', id: row.id, row: { ...row, value } });
  }
  if (file !== null) {
    const known = content.mediaFiles.find(({ uri }) => uri === MARK_URI);
    const row: MediaFile = { id: known?.id ?? (await newId(MARK_URI)), uri: MARK_URI, alt: '', focus: null, file };
    changes.push({ kind: 'mediaFiles', id: row.id, row });
  }
  return changes;
}

/** The same id for the same row, also where the change is planned again. */
const keptIds =
  ({ newId }: Pick<Services, 'newId'>, known: Map<string, number>) =>
  async (name: string): Promise<number> => {
    const id = known.get(name) ?? (await newId());
    known.set(name, id);
    return id;
  };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });
