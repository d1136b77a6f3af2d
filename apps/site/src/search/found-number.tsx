import type { NearNumber, NumberAnswer, ReadNumber } from '@millrace/contract';
import { familyPath, numberPath, wiringPath } from '../addresses.ts';
import { useSettings } from '../api/settings.ts';
import { Comparable } from '../comparing/comparable.tsx';
import { CompareBox } from '../comparing/compare-box.tsx';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { tagPieces } from '../nameplate/tag-pieces.ts';
import { answeredOf } from '../number-answer/answered-of.ts';
import { nearWords } from '../number-answer/near-words.ts';
import { NumberCard } from '../number-answer/number-card.tsx';
import { Offers } from '../number-answer/offers.tsx';
import { PlateWords } from '../number-answer/plate-words.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import './found-number.css';

/** A text that is a number: its own answer, those that it may be, or what is wrong with it. */
export function FoundNumber({ answer, text }: { answer: NumberAnswer; text: string }) {
  const { readAs, readings, nearly } = answer;
  const [read, ...others] = readings;
  return (
    <Comparable>
      <section className="found" aria-labelledby="found-number">
        {read === undefined ? null : others.length === 0 ? (
          <One read={read} readAs={readAs} />
        ) : (
          <Several readings={readings} text={text} />
        )}
        {nearly === null ? null : (
          <>
            <h2 id="found-number">
              A number of {nearly.family.name}, <b>{stateOf(nearly)}</b>
            </h2>
            <PlateWords cells={nearly.cells} label="Model number, cell by cell" />
            <p>{nearWords(nearly, readAs)}</p>
            <Offers nearly={nearly} />
            <p>
              <Link className="button" to={familyPath({ ...nearly.family, configModelNo: text })}>
                Open in {nearly.family.name}
              </Link>
            </p>
          </>
        )}
      </section>
    </Comparable>
  );
}

function stateOf({ cells, missing }: NearNumber): string {
  if (cells.some(({ state }) => state === 'wrong')) return 'one cell does not fit';
  return missing.length === 0 ? 'not made in this combination' : 'not complete yet';
}

function One({ read, readAs }: { read: ReadNumber; readAs: string | null }) {
  const phone = useSettings()['company.phone'];
  const { family, partNumber, cells } = read;
  return (
    <>
      <h2 id="found-number">
        {readAs === null ? null : (
          <>
            Read as <b className="figures">{readAs}</b>:{' '}
          </>
        )}
        {cells.length > 0 ? `A number of ${family.name}` : `Part ${partNumber} of ${family.name}`}
      </h2>
      <NumberCard
        answered={answeredOf(read, phone)}
        wiring={
          read.hasWiring ? (
            <Link className="button" to={wiringPath(read)}>
              Wiring
            </Link>
          ) : null
        }
        compare={
          <CompareBox
            kind={cells.length > 0 ? 'number' : 'part'}
            value={(cells.length > 0 ? read.modelNumber : partNumber) ?? ''}
            name={read.modelNumber ?? partNumber ?? ''}
          />
        }
        main={
          <Link className="button button-primary" to={numberPath(read)}>
            Open
          </Link>
        }
      />
    </>
  );
}

function Several({ readings, text }: { readings: readonly ReadNumber[]; text: string }) {
  return (
    <>
      <h2 id="found-number">“{text}” may be any of these</h2>
      <ul className="found-several">
        {readings.map((read) => (
          <li key={`${read.family.slug} ${read.modelNumber ?? read.partNumber}`}>
            <Link to={numberPath(read)}>
              <NameplateTag pieces={tagPieces(read.modelNumber ?? read.partNumber ?? '')} />
            </Link>
            <span>
              {read.name} <b className="figures">{formatPrice(read.price) ?? 'on request'}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
