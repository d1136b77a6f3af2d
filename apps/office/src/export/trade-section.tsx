import { callPath, request } from '@millrace/contract';
import { deskCalls, type TradeFormat, type TradeVerdict } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';
import { Fault } from '../ui/fault.tsx';
import { countWords } from '../ui/printing.ts';

const formats: Readonly<Record<TradeFormat, string>> = {
  bmecat: 'BMEcat 2005 with ETIM (XML)',
  'etim-xchange': 'ETIM xChange (JSON)',
};
const isFormat = (word: string): word is TradeFormat => Object.hasOwn(formats, word);

/** Files of the catalogue for distributors, with what they would lack told before they are made. */
export function TradeSection(): ReactNode {
  const [format, setFormat] = useState<TradeFormat>('bmecat');
  const [buyer, setBuyer] = useState('');
  const [hasPrices, setHasPrices] = useState(true);
  const field = useId();
  const query = { format, prices: hasPrices ? ('true' as const) : ('false' as const) };
  const { data, error } = useQuery({
    queryKey: ['trade', query],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeJudgeTrade, { query, signal }),
  });
  const address = callPath(deskCalls.officeTradeFile.path, {}, { ...query, buyer: buyer.trim() });
  return (
    <section className="section">
      <header>
        <h2>For distributors</h2>
        <span className="soft">as it is on the site</span>
      </header>
      <div className="export-trade">
        <p>
          <label htmlFor={`${field}-format`}>File</label>
          <select
            id={`${field}-format`}
            className="field"
            value={format}
            onChange={({ target }) => isFormat(target.value) && setFormat(target.value)}
          >
            {Object.entries(formats).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${field}-buyer`}>Distributor</label>
          <input
            id={`${field}-buyer`}
            className="field"
            maxLength={50}
            value={buyer}
            onChange={({ target }) => setBuyer(target.value)}
          />
        </p>
        <p>
          <label>
            <input type="checkbox" checked={hasPrices} onChange={({ target }) => setHasPrices(target.checked)} /> With
            list prices
          </label>
        </p>
        <Fault words={error === null ? null : faultWords(error)} />
        {data === undefined ? null : <Verdict verdict={data} />}
        <p>
          <a className="button" href={`/api${address}`} download>
            Make the file
          </a>
        </p>
      </div>
    </section>
  );
}

function Verdict({ verdict: { products, findings } }: { verdict: TradeVerdict }): ReactNode {
  return (
    <>
      <p role="status">
        <b>
          {countWords(products)} {products === 1 ? 'product' : 'products'}
        </b>{' '}
        would be in it.
      </p>
      <ul className="export-findings">
        {findings.map(({ code, words, rows }) => (
          <li key={code}>
            {words}{' '}
            {rows.map(({ kind, id, name }, nth) => (
              <span key={`${kind} ${id}`}>
                {nth === 0 ? '' : ', '}
                <PageLink href={`/office/rows/${kind}/${id}`}>{name}</PageLink>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
