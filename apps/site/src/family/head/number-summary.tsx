import { type Configurator, type Evaluation, numberParts } from '@millrace/configurator';
import type { Family, NearNumber, NumberCell, Product, ReadNumber } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { familyPath, numberPath } from '../../addresses.ts';
import { useSignedIn } from '../../api/token.ts';
import { CompareBox } from '../../comparing/compare-box.tsx';
import { type Notice, noticeWords } from '../../configurator/address/preload.ts';
import type { Builder } from '../../configurator/building/builder.ts';
import type { BuilderState } from '../../configurator/building/builder-state.ts';
import { useStateAfterPaint } from '../../configurator/building/use-builder.ts';
import { catalogueModel, wholeNumber } from '../../configurator/prices/catalogue-model.ts';
import { priceLine } from '../../configurator/prices/price-words.ts';
import { NumberCard } from '../../number-answer/number-card.tsx';
import { numberQuery } from '../../number-answer/number-query.ts';
import { Offers } from '../../number-answer/offers.tsx';
import { Link } from '../../ui/link.tsx';
import { builtPicture } from '../built-picture.ts';
import type { SeenFamily } from '../own-family.ts';
import { WiringLink } from '../wiring/wiring-link.tsx';

interface NumberSummaryProps {
  family: SeenFamily;
  builder: Builder;
  phone: string;
}

/** The answer to the number that is being shown; it follows the choices, after the plate below is painted. */
export function NumberSummary(props: NumberSummaryProps) {
  const { evaluation, notice } = useStateAfterPaint(props.builder);
  return <NumberAnswered {...props} evaluation={evaluation} notice={notice} />;
}

type NumberAnsweredProps = NumberSummaryProps & Pick<BuilderState, 'evaluation' | 'notice'>;

const NumberAnswered = memo(function NumberAnswered(props: NumberAnsweredProps) {
  const { family, builder, phone, evaluation, notice } = props;
  const signedIn = useSignedIn();
  const near = notice?.code === 'near' ? notice.nearly : null;
  const { configurator } = builder;
  const products = family.products ?? [];
  const whole = wholeNumber(evaluation);
  const product = products.find(({ configModelNo }) => configModelNo === whole);
  const model = catalogueModel(whole, undefined, products);
  const price = priceLine(configurator, evaluation, { model, phone, signedIn });
  const offered = useNearest(evaluation, near);
  const picture = builtPicture(family, price.kind === 'choose' ? null : evaluation.itemNo);
  const { tds = [], qsg = [] } = family.documentsByType ?? {};
  const answered = {
    number: near === null ? evaluation.itemNo : near.cells.map(({ separator, text }) => separator + text).join(''),
    name: product?.name ?? family.name,
    part: null,
    cells: near?.cells ?? cellsOf(family.name, configurator, evaluation),
    // Of a wrong number only what is kept has a price and a state; what it lacks is told above.
    price: near === null ? price : null,
    isObsolete: near !== null || price.kind === 'choose' ? null : family.isObsolete || product?.isObsolete === true,
    picture: picture ?? family.images[0]?.uri ?? null,
    documents: [...tds, ...qsg],
    replacement: useReplacement(product),
  };
  return (
    <section className="sum" aria-label="Summary">
      <NumberCard
        answered={answered}
        notice={notice === null ? null : <NoticeBox notice={notice} family={family} />}
        wiring={<WiringLink key={family.id} family={family} builder={builder} />}
        specText={near !== null || price.kind === 'choose' ? [] : evaluation.specText}
        offers={offered === null ? null : <Offers nearly={offered} />}
        compare={
          near !== null || price.kind === 'choose' || family.customer !== undefined ? null : (
            <CompareBox kind="number" value={evaluation.itemNo} name={evaluation.itemNo} />
          )
        }
        main={
          <Link className="button button-primary" to="#models">
            {price.kind === 'choose' && price.group !== null ? 'Choose the rest' : 'Change a choice'}
          </Link>
        }
      />
    </section>
  );
});

/** Offers: numbers that a wrong one may have been, or those that the catalogue has beside one that it has not. */
function useNearest({ missing, itemNo }: Evaluation, near: NearNumber | null): NearNumber | null {
  const isNotMade = missing[0]?.code === 'not-in-catalogue';
  const { data } = useQuery({ ...numberQuery(itemNo), enabled: near === null && isNotMade, throwOnError: false });
  return near ?? (isNotMade ? (data?.nearly ?? null) : null);
}

/** How the number was read, with the ways on. */
function NoticeBox({ notice, family }: { notice: Notice; family: Family }) {
  return (
    <div className="num-notice">
      <p>{noticeWords(notice)}</p>
      {notice.code === 'several' ? (
        <ul>
          {notice.numbers.map((number) => (
            <li key={number}>
              <Link to={familyPath({ ...family, configModelNo: number })}>{number}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {notice.code === 'stopped' ? <Elsewhere typed={notice.read + notice.rest} /> : null}
    </div>
  );
}

/** The way to the family that makes the number, where it is another one than that of the page. */
function Elsewhere({ typed }: { typed: string }) {
  const { data } = useQuery({ ...numberQuery(typed), throwOnError: false });
  const [named, ...others] = data?.readings ?? [];
  if (named === undefined || others.length > 0) return null;
  return (
    <p>
      It is a number of <Link to={numberPath(named)}>{named.family.name}</Link>.
    </p>
  );
}

/** The literal before the first part, which names the series, then every part with its meaning. */
function cellsOf(series: string, configurator: Configurator, evaluation: Evaluation): NumberCell[] {
  const prefix = /^.*[\p{L}\p{N}]/u.exec(configurator.prefix ?? '')?.[0] ?? '';
  const parts = numberParts(configurator, evaluation).map((part): NumberCell => ({ ...part, state: 'right' }));
  return prefix === ''
    ? parts
    : [{ group: 'Series', text: prefix, separator: '', words: series, state: 'right' }, ...parts];
}

/** Shows the product that replaces the one that carries the number; in what it differs comes with the answer to its part number. */
function useReplacement(product: Product | undefined): ReadNumber['replacement'] {
  const { partNumber = '', replacement } = product ?? {};
  const { data } = useQuery({ ...numberQuery(partNumber), enabled: replacement !== undefined, throwOnError: false });
  if (replacement === undefined) return null;
  return data?.readings[0]?.replacement ?? { ...replacement, cells: [], differences: [] };
}
