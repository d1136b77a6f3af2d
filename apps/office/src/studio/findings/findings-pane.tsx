import type { Configurator, Selection } from '@millrace/configurator';
import { type Cause, causesOf, findingKey, type Mend, type Tried } from '@millrace/studio';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PageLink } from '../../navigation/here.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import type { StudioFinding } from '../ground/use-studio-findings.ts';
import { type CauseWords, causeWords, sentenceOf } from './cause-words.ts';
import { CompactPlate } from './compact-plate.tsx';
import { differingGroups } from './differing-groups.ts';
import { placeOf } from './place-of.ts';
import { useTakeMends } from './use-take-mend.ts';
import './findings.css';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The findings of the configurator, by cause: each with its proof, the way to it, and changes that mend it. */
export function FindingsPane(): ReactNode {
  const { findings, judged, sound, row } = useStudio();
  const shown = useDeferredValue(findings);
  const causes = useMemo(() => causesOf(shown), [shown]);
  const { here, seconds, wantMends } = judged;
  const isWhole = here?.isWhole === true;
  useEffect(() => {
    if (here?.isWhole === true) wantMends();
  }, [here, wantMends]);
  const name = String(row['name'] ?? '');
  return (
    <section className="findings-pane" aria-labelledby="findings-of-configurator">
      <header className="studio-bar">
        <h2 id="findings-of-configurator">Findings</h2>
        <span className="soft" role="status">
          {summaryOf(causes)}{' '}
          {here === null ? '' : isWhole ? `Searched in ${printSeconds(seconds ?? 0)}.` : 'Searching …'}
        </span>
      </header>
      <div className="studio-scroll">
        {causes.map((cause) => (
          <CauseArticle key={cause.key} cause={cause} words={causeWords(sound, cause, name)} name={name} />
        ))}
      </div>
    </section>
  );
}

const printSeconds = (seconds: number): string => (seconds < 0.1 ? 'less than 0.1 s' : `${seconds.toFixed(1)} s`);

function summaryOf(causes: readonly Cause[]): string {
  const faulty = causes.filter(({ severity }) => severity === 'error');
  const faults = countOf(faulty);
  const warnings = countOf(causes) - faults;
  if (causes.length === 0) return 'Nothing is wrong that could be found.';
  const goes = warnings === 0 ? '' : `${counted(warnings, 'warning')} ${warnings === 1 ? 'goes' : 'go'} with it`;
  if (faults === 0) return `Nothing blocks the publishing; ${goes}.`;
  const of = faulty.length === faults ? '' : ` of ${counted(faulty.length, 'cause')}`;
  return `${counted(faults, 'fault')}${of} ${faults === 1 ? 'blocks' : 'block'} the publishing${goes === '' ? '' : `, ${goes}`}.`;
}

const countOf = (causes: readonly Cause[]): number => causes.reduce((sum, { findings }) => sum + findings.length, 0);

const SHOWN = 5;

const CauseArticle = memo(function CauseArticle({
  cause,
  words: { heading, detail },
  name,
}: {
  cause: Cause<StudioFinding>;
  words: CauseWords;
  name: string;
}): ReactNode {
  const { configurator } = useStudio();
  const [isLong, setLong] = useState(false);
  const { severity, findings } = cause;
  const [first] = findings;
  const listed = findings.length === 1 ? [] : isLong ? findings : findings.slice(0, SHOWN);
  return (
    <article className="finding-cause">
      <Mark of={severity} />
      <div>
        <h3>
          <span className="unseen">{severity === 'error' ? 'Fault: ' : 'Warning: '}</span>
          {heading}
        </h3>
        {detail === null ? null : <p>{detail}</p>}
        {findings.length === 1 ? <Witness finding={first} /> : null}
        {listed.map((finding) => (
          <div className="finding-one" key={findingKey(finding)}>
            <Witness finding={finding} />
            <p>{sentenceOf(finding, name)}</p>
            <Way configurator={configurator} finding={finding} isPlain />
          </div>
        ))}
        {findings.length > SHOWN && !isLong ? (
          <button className="finding-more" type="button" onClick={() => setLong(true)}>
            {findings.length - SHOWN} more
          </button>
        ) : null}
        <p className="finding-acts">
          {findings.length === 1 ? <Way configurator={configurator} finding={first} /> : null}
          <Mends cause={cause} />
        </p>
      </div>
    </article>
  );
});

function Way({
  configurator,
  finding,
  isPlain = false,
}: {
  configurator: Configurator;
  finding: StudioFinding;
  isPlain?: boolean;
}): ReactNode {
  const look = isPlain ? 'finding-more' : 'button';
  const { go } = useStudio();
  const place = placeOf(configurator, finding);
  if ('href' in place)
    return (
      <PageLink className={look} href={place.href}>
        Open its form
      </PageLink>
    );
  return (
    <button className={look} type="button" onClick={() => go(place)}>
      {place.tab === 'known'
        ? 'Go to the number'
        : place.tab === 'compatibility'
          ? 'Go to the table'
          : 'Go to the rule'}
    </button>
  );
}

/** At most two, named by what they do. Prices of several are taken together. */
function Mends({ cause: { code, findings } }: { cause: Cause<StudioFinding> }): ReactNode {
  const { judged } = useStudio();
  const take = useTakeMends();
  const all = findings.map((finding) => judged.mends.get(findingKey(finding)) ?? []);
  if (findings.length > 1) {
    const firsts = all.flatMap((mends): Mend[] => mends.slice(0, 1));
    if (!code.endsWith('-price') || firsts.length < 2) return null;
    return (
      <button className="button" type="button" onClick={() => take(firsts)}>
        Take {firsts.length === 2 ? 'both' : `these ${firsts.length}`} prices
      </button>
    );
  }
  return (all[0] ?? []).map((mend) => (
    <button className="button" type="button" key={mend.words} onClick={() => take([mend])}>
      {mend.words}
    </button>
  ));
}

/** The proof as plates that load into try-it: a number, or one or two selections. */
function Witness({ finding }: { finding: StudioFinding }): ReactNode {
  const { sound, trySelection, tryNumber, row, products } = useStudio();
  const load = useCallback(
    (tried: Tried): void => {
      if (tried.is === 'number') tryNumber(tried.number);
      if (tried.is === 'selection') trySelection(tried.selection);
    },
    [tryNumber, trySelection],
  );
  const { selections = [], number, path: circle } = finding.witness ?? {};
  const known = number ?? numberOf(finding, row, products);
  const marked = useMemo(() => differingGroups(sound, selections), [sound, selections]);
  const plates = useMemo(() => triedOf(selections, known), [selections, known]);
  if (plates.length === 0)
    return circle === undefined ? null : <p className="soft">In a circle: {circle.join(' → ')}</p>;
  return (
    <p className="finding-witness">
      <span className="soft">{plates.length === 1 ? 'Witness' : 'Both ways'}</span>
      {plates.map((tried, at) => (
        <CompactPlate
          // biome-ignore lint/suspicious/noArrayIndexKey: the readings of a number have no name but their place.
          key={at}
          configurator={sound}
          tried={tried}
          marked={marked}
          onTry={load}
        />
      ))}
    </p>
  );
}

type Loaded = Exclude<Tried, { is: 'nothing' }>;

const triedOf = (selections: readonly Selection[], number: string | undefined): readonly Loaded[] =>
  selections.length > 0
    ? selections.map((selection) => ({ is: 'selection', selection }))
    : number === undefined
      ? []
      : [{ is: 'number', number }];

/** The number that a finding is about, where it proves itself: a known one, or that of a product. */
function numberOf(
  { kind, id, path: [field, at] }: StudioFinding,
  row: Readonly<Record<string, unknown>>,
  products: readonly { id: number; configModelNo: string | null }[],
): string | undefined {
  if (kind === 'products') return products.find((product) => product.id === id)?.configModelNo ?? undefined;
  const list = field === 'validNumbers' || field === 'refusedNumbers' ? row[field] : undefined;
  const known: unknown = Array.isArray(list) ? list[Number(at)] : undefined;
  if (typeof known === 'string') return known;
  return typeof known === 'object' && known !== null && 'number' in known ? String(known.number) : undefined;
}
