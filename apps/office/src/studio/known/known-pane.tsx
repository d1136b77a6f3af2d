import { KNOWN_NUMBERS_MAX } from '@millrace/contract/content';
import { type Tried, verdictsOf } from '@millrace/studio';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { type KnownLine, knownLines, type WantedLine, withLine, withLines } from './known-lines.ts';
import { KnownRow } from './known-row.tsx';
import { TakeNumbers } from './take-numbers.tsx';
import { type NumberSource, useSources } from './use-sources.ts';
import './known.css';

const ROW = 36;

/** The numbers by which the configurator is tried at every compile, and how each stands now. */
export function KnownPane(): ReactNode {
  const studio = useStudio();
  const { sound, published, findings, changeRow, tryNumber, record } = studio;
  const row = useDeferredValue(studio.row);
  const all = useMemo(() => knownLines(row), [row]);
  const verdict = useMemo(() => verdictsOf(sound), [sound]);
  const before = useMemo(() => (published === null ? null : verdictsOf(published)), [published]);
  const wrong = useMemo(() => wrongIn(findings), [findings]);
  const [asked, setAsked] = useState('');
  const [isWrongAlone, setWrongAlone] = useState(false);
  const filter = useDeferredValue(asked.trim().toLowerCase());
  const shown = useMemo(
    () =>
      all.filter(
        (line) =>
          (filter === '' || line.number.toLowerCase().includes(filter)) &&
          (!isWrongAlone || wrong.has(`${line.list} ${line.index}`)),
      ),
    [all, filter, isWrongAlone, wrong],
  );
  const change = useCallback(
    (line: KnownLine, now: WantedLine | null) => changeRow(withLine(studio.row, line, now)),
    [changeRow, studio.row],
  );
  const load = useCallback((tried: Tried) => tried.is === 'number' && tryNumber(tried.number), [tryNumber]);
  const take = (lines: readonly WantedLine[]): string | null => {
    const lists = withLines(studio.row, lines);
    const isFull = Object.values(lists).some((list) => list.length > KNOWN_NUMBERS_MAX);
    if (isFull) return `A list takes at most ${KNOWN_NUMBERS_MAX} numbers. Take some out first, or take fewer.`;
    changeRow(lists);
    return null;
  };
  return (
    <section className="known-pane" aria-labelledby="known-numbers">
      <header className="studio-bar">
        <h2 id="known-numbers">Known numbers</h2>
        <span className="soft">Tried after each edit. A wrong verdict is a fault and blocks the publishing.</span>
        <Sources onTake={take} lines={all} rowName={String(record.row?.['name'] ?? '')} />
      </header>
      <div className="known-filter">
        <input
          className="field"
          type="search"
          aria-label="Filter the known numbers"
          placeholder="Filter"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <label>
          <input type="checkbox" checked={isWrongAlone} onChange={({ target }) => setWrongAlone(target.checked)} /> Only
          those that are not as wanted
        </label>
        <span className="soft studio-push" role="status">
          {all.length} {all.length === 1 ? 'number' : 'numbers'}:{' '}
          <b className="known-good">{all.length - wrong.size} as wanted</b>
          {wrong.size === 0 ? null : (
            <>
              , <b className="known-wrong">{wrong.size} not</b>
            </>
          )}
        </span>
      </div>
      <Lines
        lines={shown}
        wrong={wrong}
        none={
          all.length === 0
            ? 'No number is known yet. Take those of the catalogue, or paste some.'
            : 'No number fits the filter.'
        }
        draw={(line) => (
          <KnownRow
            line={line}
            configurator={sound}
            verdict={verdict(wantedOf(line))}
            was={before === null ? null : before(wantedOf(line)).priceCents}
            onTry={load}
            onChange={change}
          />
        )}
      />
    </section>
  );
}

const wantedOf = ({ list, number, priceCents }: KnownLine) =>
  list === 'refusedNumbers' ? ({ number, isRefused: true } as const) : { number, priceCents };

/** The lines of which something is wrong, by list and place. */
function wrongIn(findings: ReturnType<typeof useStudio>['findings']): ReadonlySet<string> {
  return new Set(
    findings.flatMap(({ kind, path: [field, at] }) =>
      kind !== 'products' && (field === 'validNumbers' || field === 'refusedNumbers') && typeof at === 'number'
        ? [`${field} ${at}`]
        : [],
    ),
  );
}

const COLUMNS = ['', 'Number', 'Must be', 'Price', 'Verdict'];

/** Thousands of lines, of which those in sight are drawn. */
function Lines({
  lines,
  wrong,
  none,
  draw,
}: {
  lines: readonly KnownLine[];
  wrong: ReadonlySet<string>;
  none: string;
  draw(line: KnownLine): ReactNode;
}): ReactNode {
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  return (
    <div className="known-scroll" ref={scroll}>
      <p className="known-line known-head" aria-hidden="true">
        {COLUMNS.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <ul className="known-lines" aria-label="Known numbers" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const key = `${line.list} ${line.index}`;
          return (
            <li
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              key={key}
              className={wrong.has(key) ? 'known-line is-wrong' : 'known-line'}
              style={{ transform: `translateY(${start}px)` }}
            >
              {draw(line)}
            </li>
          );
        })}
      </ul>
      {lines.length === 0 ? <p className="page soft">{none}</p> : null}
    </div>
  );
}

/** The sources of numbers, the clipboard first. What one offers is read before any of it is taken. */
function Sources({
  lines,
  rowName,
  onTake,
}: {
  lines: readonly KnownLine[];
  rowName: string;
  onTake(lines: readonly WantedLine[]): string | null;
}): ReactNode {
  const sources = useSources(lines, rowName);
  const [open, setOpen] = useState<string | null>(null);
  const source = open === PASTE.name ? PASTE : (sources.find(({ name }) => name === open) ?? null);
  return (
    <span className="known-sources">
      <button className="button" type="button" onClick={() => setOpen(PASTE.name)}>
        {PASTE.button}
      </button>
      {sources.map(({ name, button, numbers }) => (
        <button
          key={name}
          className="button"
          type="button"
          disabled={numbers.length === 0}
          onClick={() => setOpen(name)}
        >
          {button}: {numbers.length}
        </button>
      ))}
      {source === null ? null : (
        <TakeNumbers
          source={source}
          isPasted={source === PASTE}
          known={lines}
          onTake={onTake}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  );
}

const PASTE: NumberSource = { name: 'paste', button: 'Paste numbers', title: 'Paste known numbers', numbers: [] };
