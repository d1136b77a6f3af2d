import { type Configurator, type LintFinding, lintConfigurator } from '@millrace/configurator';
import { readConfiguratorFile, writePath } from '@millrace/contract/office';
import { readSheets, refusalWords, type SheetFile } from '@millrace/exchange';
import { type Correction, type Difference, differenceInWords, type Proposal, readGuide } from '@millrace/studio';

/** Asked of the worker, each answered once under its number. Files are read once and kept. */
export type GuideQuestion =
  | { asks: 'read'; files: readonly { name: string; bytes: ArrayBuffer }[] }
  | { asks: 'recognise'; corrections: readonly Correction[] }
  | { asks: 'difference'; from: Configurator; to: Configurator };

/** Files that were read, and a sentence for each that was refused. A JSON file holds a configurator as it is. */
export interface ReadFiles {
  files: readonly SheetFile[];
  refused: readonly string[];
  configurator?: ReadConfigurator;
}

export interface ReadConfigurator {
  name: string;
  configurator: Configurator;
  findings: readonly LintFinding[];
}

export type GuideReply = ReadFiles | Proposal | Difference;

let kept: readonly SheetFile[] = [];

function answer(question: GuideQuestion): GuideReply {
  if (question.asks === 'read') return read(question.files);
  if (question.asks === 'difference') return differenceInWords(question.from, question.to);
  const sheets = kept.flatMap((file) => file.sheets);
  // Several files that are dropped together may come from several people.
  const decimals = kept.flatMap((file) => file.sheets.map(() => file.csv?.decimal));
  return readGuide({ sheets, decimals, corrections: question.corrections });
}

function read(files: readonly { name: string; bytes: ArrayBuffer }[]): ReadFiles {
  const refused: string[] = [];
  const taken: SheetFile[] = [];
  for (const { name, bytes } of files) {
    if (/\.json$/i.test(name)) {
      const { configurator, faults } = readJson(name, bytes);
      refused.push(...faults);
      if (configurator !== undefined) return { files: [], refused, configurator };
      continue;
    }
    const reading = readSheets(name, new Uint8Array(bytes));
    if (reading.ok) taken.push(reading.file);
    else refused.push(refusalWords(name, reading.refusal));
  }
  if (taken.length > 0) kept = taken;
  return { files: taken, refused };
}

/** All that is wrong is said at its place, by the names of its fields. */
function readJson(name: string, bytes: ArrayBuffer): { configurator?: ReadConfigurator; faults: string[] } {
  const read = readConfiguratorFile(new TextDecoder().decode(bytes));
  if (read.ok) {
    const { configurator } = read;
    return { configurator: { name, configurator, findings: lintConfigurator(configurator).findings }, faults: [] };
  }
  if (read.code === 'no-json') return { faults: [`“${name}” is no JSON: ${read.words}.`] };
  return {
    faults: read.faults
      .slice(0, 20)
      .map(({ path, words }) => `“${name}”, ${writePath(path) || 'the whole'}: ${words}.`),
  };
}

addEventListener('message', ({ data }: MessageEvent<{ nth: number; question: GuideQuestion }>) => {
  postMessage({ nth: data.nth, reply: answer(data.question) });
});
