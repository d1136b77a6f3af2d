import type { FacetFamily, FacetModel, FilterAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { familyPath, partPath } from '../addresses.ts';
import { Comparable } from '../comparing/comparable.tsx';
import { familyKind } from '../comparing/compare-address.ts';
import { CompareBox } from '../comparing/compare-box.tsx';
import { shownText } from '../measures/shown-text.ts';
import { useUnits } from '../measures/use-units.ts';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { tagPieces } from '../nameplate/tag-pieces.ts';
import { Picture } from '../page-parts/picture.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Hints } from './hints.tsx';
import { ListedModels } from './listed-models.tsx';
import './results.css';

const PICTURE = 72;
const FACTS = 3;

/** The families that fit what is chosen; a press shows the models of one. */
export function Results({ base, answer }: { base: string; answer: FilterAnswer }): ReactNode {
  const { families, hints, listed, models } = answer;
  if (families.length === 0)
    return (
      <p className="fct-none">
        Nothing here is all of that, and nothing can be built.{' '}
        {hints.length === 0 ? 'Take some of the choices above away' : <Hints base={base} answer={answer} />}{' '}
        {hints.length === 0 ? 'or' : 'Or'} <Link to={base}>begin anew</Link>.
      </p>
    );
  return (
    <Comparable>
      {listed === undefined ? null : <ListedModels listed={listed} models={models} />}
      <ul className="fct-families">
        {(listed === undefined ? families : families.filter(({ fitting }) => fitting === 0)).map((family) => (
          <li key={familyPath(family)}>
            <Family family={family} />
          </li>
        ))}
      </ul>
      {hints.length === 0 ? null : (
        <p className="fct-hints">
          <b>Not among them?</b> <Hints base={base} answer={answer} />
        </p>
      )}
    </Comparable>
  );
}

function Family({ family }: { family: FacetFamily }): ReactNode {
  const units = useUnits();
  const { name, summary, imgUrl, facts, fitting, total, models, isObsolete } = family;
  return (
    <>
      <div className="fct-family">
        {imgUrl === null ? <span /> : <Picture uri={imgUrl} alt="" width={PICTURE} height={PICTURE} />}
        <div>
          <h2>
            <Link to={familyPath(family)}>{name}</Link>
          </h2>
          {isObsolete ? <span className="fct-flag">Obsolete</span> : null}
          <p>{summary}</p>
          <CompareBox kind={familyKind(family)} value={family.slug} name={name} />
        </div>
        <dl>
          {facts.slice(0, FACTS).map((fact) => (
            <div key={fact.key}>
              <dt>{fact.key}</dt>
              <dd>{shownText(fact, units)}</dd>
            </div>
          ))}
        </dl>
        <PriceOf family={family} />
      </div>
      {fitting === 0 ? (
        <ToBuild family={family} />
      ) : (
        <details className="fct-models">
          <summary>
            {fitting} of {total} {total === 1 ? 'model' : 'models'}
            <Icon name="down" size={12} />
          </summary>
          <table>
            <thead className="sr-only">
              <tr>
                <th scope="col">Compare</th>
                <th scope="col">Part number</th>
                <th scope="col">Model</th>
                <th scope="col">List price</th>
              </tr>
            </thead>
            <tbody>
              {models.map((model) => (
                <Model key={model.partNumber} model={model} />
              ))}
            </tbody>
          </table>
          <p>
            <Link to={familyPath(family)}>
              {fitting > models.length ? `All ${total} models of the family` : 'The family'}
            </Link>
          </p>
        </details>
      )}
    </>
  );
}

function Model({ model: { partNumber, modelNumber, name, description, price } }: { model: FacetModel }): ReactNode {
  return (
    <tr>
      <td>
        <CompareBox kind="part" value={partNumber} name={partNumber} isBare />
      </td>
      <td className="figures">
        <Link to={partPath(partNumber)}>{partNumber}</Link>
      </td>
      <td>{modelNumber === null ? `${name} ${description}` : <NameplateTag pieces={tagPieces(modelNumber)} />}</td>
      <td className="figures">{formatPrice(price) ?? 'on request'}</td>
    </tr>
  );
}

/** No model on the list fits: the engine says whether one can be built. */
function ToBuild({ family }: { family: FacetFamily }): ReactNode {
  const { built, options } = family;
  const path = familyPath(family);
  const to = options === null ? path : `${path}${path.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
  return (
    <p className="fct-built">
      {built === 'yes' ? 'Can be built.' : 'May be built: ask.'}{' '}
      <Link to={to}>{built === 'yes' ? 'Build it with these choices made' : 'To its configurator'}</Link>
    </p>
  );
}

function PriceOf({ family: { priceFrom, priceTo, fitting } }: { family: FacetFamily }): ReactNode {
  const from = formatPrice(priceFrom);
  if (from === null) return <p className="fct-price">{fitting === 0 ? '' : 'Price on request'}</p>;
  return (
    <p className="fct-price">
      <b className="figures">{from}</b>
      {priceTo !== null && priceTo !== priceFrom ? <span> to {formatPrice(priceTo)}</span> : null}
    </p>
  );
}
