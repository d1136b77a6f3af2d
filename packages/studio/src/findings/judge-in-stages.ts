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
    const lint = { ...stated, exhaustive: true };
    yield { findings: yield* findingsOf(judged, withReader(configurator, lint)), isWhole: false };
  }
  yield { findings: yield* judgeWhole(judged), isWhole: true };
}

/** All findings in one go. */
export function* judgeWhole(judged: JudgedRow): Pausable<readonly Finding[]> {
  const { configurator } = judged.row;
  return yield* findingsOf(
    judged,
    configurator === null ? null : withReader(configurator, yield* lintOnce(configurator)),
  );
}

const reports = new WeakMap<Configurator, LintReport>();

/** The report on a configurator that was searched before, as the same object, is known. */
function* lintOnce(configurator: Configurator): Pausable<LintReport> {
  const known = reports.get(configurator) ?? (yield* lintInSteps(configurator));
  reports.set(configurator, known);
  return known;
}

function* findingsOf(
  { kind, row, products }: JudgedRow,
  configurator: JudgedConfigurator | null,
): Pausable<readonly Finding[]> {
  const findings: Finding[] = [
    ...(configurator === null ? [] : configuratorFindings({ kind, id: row.id, name: row.name }, configurator.lint)),
    ...(yield* collect(knownNumberFindings(kind, row, configurator ?? undefined))),
  ];
  const carriers = new Map<string, NumberedProduct>();
  for (const [nth, product] of products.entries()) {
    if (nth % PRODUCTS_AT_ONCE === PRODUCTS_AT_ONCE - 1) yield;
    findings.push(...modelNumberFindings(product, { name: row.name, configurator }, carriers));
  }
  return findings;
}

/** So many products are read before the next pause. */
const PRODUCTS_AT_ONCE = 16;

const readers = new WeakMap<Configurator, JudgedConfigurator['read']>();

function withReader(data: Configurator, lint: LintReport): JudgedConfigurator {
  const read = readers.get(data) ?? readerOf(data);
  readers.set(data, read);
  return { data, lint, read };
}
