import { type PrintedGuide, printedGuide } from '@millrace/studio';
import { type ReactNode, useMemo } from 'react';
import { rowWords } from '../../changes/row-words.ts';
import { saveAs } from '../../ui/save-as.ts';
import { amountWords, priceWords } from '../ground/price-words.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { csvOf, jsonOf, xlsxOf } from './guide-files.ts';
import './guide-page.css';

/** The ordering guide of the configurator as it stands: a page to print, and files of it. */
export function GuideOut(): ReactNode {
  const { kind, row, sound } = useStudio();
  const name = rowWords(kind, row);
  const known = knownNumbers(row['validNumbers']);
  const guide = useMemo(() => printedGuide(sound, known), [sound, known]);
  return (
    <section className="guide-out" aria-labelledby="guide-out">
      <header className="studio-bar">
        <h2 id="guide-out">Its ordering guide</h2>
        <span className="studio-push" />
        <button className="button" type="button" onClick={() => print()}>
          Print
        </button>
        <button
          className="button"
          type="button"
          onClick={() => void xlsxOf(name, guide).then((file) => saveAs(`${name}.xlsx`, file))}
        >
          As XLSX
        </button>
        <button className="button" type="button" onClick={() => saveAs(`${name}.csv`, csvOf(name, guide))}>
          As CSV
        </button>
        <button className="button" type="button" onClick={() => saveAs(`${name}.json`, jsonOf(sound))}>
          Configurator as JSON
        </button>
      </header>
      <GuidePage name={name} guide={guide} />
    </section>
  );
}

const none: readonly string[] = [];

function knownNumbers(known: unknown): readonly string[] {
  if (!Array.isArray(known)) return none;
  return known.flatMap((one) => (typeof one?.number === 'string' ? [one.number] : []));
}

/** The page that is printed: positions with codes, words and prices, what fits, footnotes, and examples. */
function GuidePage({ name, guide }: { name: string; guide: PrintedGuide }): ReactNode {
  const { form, base, groups, matrices, footnotes, examples } = guide;
  return (
    <article className="guide-page">
      <h3>{name}: how to order</h3>
      <p>
        Numbers are <code>{form}</code>, with the code of each position.{' '}
        {base === 0 ? null : `Base price ${amountWords(base)}.`}
      </p>
      {groups.map(({ position, name: group, aside, marks, options }) => (
        <table key={group} className="table">
          <caption>
            {position} {group}
            {aside === '' ? '' : ` (${aside})`} {marks}
          </caption>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Description</th>
              <th scope="col" className="number">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ code, words, price, marks: own }) => (
              <tr key={code}>
                <td>
                  <code>{code === '' ? '–' : code}</code> {own}
                </td>
                <td>{words}</td>
                <td className="number">{price === undefined ? '' : amountWords(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {matrices.map(({ name: matrix, rows, columns, columnCodes, lines }) => (
        <table key={matrix} className="table">
          <caption>{matrix}</caption>
          <thead>
            <tr>
              <th scope="col">
                {rows} \ {columns}
              </th>
              {columnCodes.map((code) => (
                <th key={code} scope="col">
                  {code}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ code, cells }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                {cells.map((cell, nth) => (
                  <td key={columnCodes[nth]}>{typeof cell === 'string' ? cell : amountWords(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {examples.length === 0 ? null : (
        <>
          <h4>Examples</h4>
          <ul>
            {examples.map(({ number, price }) => (
              <li key={number}>
                <code>{number}</code> {priceWords(price)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="guide-footnotes">
        {footnotes.map(({ mark, text }) => (
          <li key={`${mark} ${text}`}>
            {mark} {text}
          </li>
        ))}
      </ul>
    </article>
  );
}
