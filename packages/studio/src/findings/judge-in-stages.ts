import {
  configuratorFindings,
  type JudgedConfigurator,
  type KnowingRow,
  knownNumberFindings,
  modelNumberFindings,
  type NumberedProduct,
  readerOf,
} from '@millrace/catalogue/judging';
import { type Configurator, collect, type LintReport, lintInSteps, type Pausable } from '@millrace/configurator';
import type { Finding } from '@millrace/contract/office';

/** A row whose configurator is judged, and the products of its family, whose numbers it reads. */
export interface JudgedRow {
  kind: 'families' | 'customerFamilies';
  row: KnowingRow;
  products: readonly NumberedProduct[];
}

/** Findings, as the check of the whole content words them. */
export interface Judgement {
  findings: readonly Finding[];
  /** False while the searches go on: more may be wrong. */
  isWhole: boolean;
}

/**
 * Judges a configurator in two stages: first what is stated, with the known numbers and the products' numbers, which is cheap; then all
 * that the searches prove. The row has passed its schema. `undefined` is a pause.
 */
export function* judgeInStages(judged: JudgedRow): Generator<Judgement | undefined, void, undefined> {
  const { configurator } = judged.row;
  if (configurator !== null) {
    const stated = yield* lintInSteps(configurator, { steps: 0 });
    // Without a step the searches prove nothing, and that they ended says nothing.
    yield yield* judgementOf(judged, { ...stated, exhaustive: true }, false);
  }
  yield yield* judgementOf(judged, yield* lintOnce(configurator), true);
}

/** All findings in one go. */
export function* judgeWhole(judged: JudgedRow): Pausable<readonly Finding[]> {
  return (yield* judgementOf(judged, yield* lintOnce(judged.row.configurator), true)).findings;
}

const reports = new WeakMap<Configurator, LintReport>();

/** The report on a configurator that was searched before, as the same object, is known. */
function* lintOnce(configurator: Configurator | null): Pausable<LintReport> {
  if (configurator === null) return { findings: [], exhaustive: true };
  const known = reports.get(configurator) ?? (yield* lintInSteps(configurator));
  reports.set(configurator, known);
  return known;
}

function* judgementOf({ kind, row, products }: JudgedRow, lint: LintReport, isWhole: boolean): Pausable<Judgement> {
  const { configurator } = row;
  const judged: JudgedConfigurator | null =
    configurator === null ? null : { data: configurator, lint, read: remembered(configurator) };
  const findings: Finding[] = [
    ...(judged === null ? [] : configuratorFindings({ kind, id: row.id, name: row.name }, lint)),
    ...(yield* collect(knownNumberFindings(kind, row, judged ?? undefined))),
  ];
  const carriers = new Map<string, NumberedProduct>();
  for (const [nth, product] of products.entries()) {
    if (nth % 16 === 15) yield;
    findings.push(...modelNumberFindings(product, { name: row.name, configurator: judged }, carriers));
  }
  return { findings, isWhole };
}

const readers = new WeakMap<Configurator, JudgedConfigurator['read']>();

function remembered(configurator: Configurator): JudgedConfigurator['read'] {
  const known = readers.get(configurator) ?? readerOf(configurator);
  readers.set(configurator, known);
  return known;
}
