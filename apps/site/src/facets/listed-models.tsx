import type { FilterAnswer, ListedModel } from '@millrace/contract';
import type { ReactNode } from 'react';
import { familyPath, partPath } from '../addresses.ts';
import { CompareBox } from '../comparing/compare-box.tsx';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { tagPieces } from '../nameplate/tag-pieces.ts';
import { Picture } from '../page-parts/picture.tsx';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';

const PICTURE = 44;

/** The models that fit what is chosen, of all families together. */
export function ListedModels({
  listed,
  models,
}: { listed: readonly ListedModel[] } & Pick<FilterAnswer, 'models'>): ReactNode {
  return (
    <>
      <table className="fct-listed">
        <thead className="sr-only">
          <tr>
            <th scope="col">Compare</th>
            <th scope="col">Picture</th>
            <th scope="col">Part number</th>
            <th scope="col">Model</th>
            <th scope="col">List price</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((model) => (
            <Row key={model.partNumber} model={model} />
          ))}
        </tbody>
      </table>
      {listed.length === models ? null : (
        <p className="fct-hints">
          The first {listed.length} of {models} models: choose more, or look at the families.
        </p>
      )}
    </>
  );
}

function Row({
  model: { partNumber, modelNumber, name, description, price, family, imgUrl, isObsolete },
}: {
  model: ListedModel;
}): ReactNode {
  return (
    <tr>
      <td>
        <CompareBox kind="part" value={partNumber} name={partNumber} isBare />
      </td>
      <td>{imgUrl === null ? null : <Picture uri={imgUrl} alt="" width={PICTURE} height={PICTURE} />}</td>
      <td className="figures">
        <Link to={partPath(partNumber)}>{partNumber}</Link>
        {isObsolete ? <span className="fct-flag">Obsolete</span> : null}
      </td>
      <td className="fct-listed-words">
        {modelNumber === null ? `${name} ${description}` : <NameplateTag pieces={tagPieces(modelNumber)} />}
        <small>
          <Link to={familyPath(family)}>{family.name}</Link>
        </small>
      </td>
      <td className="figures">{formatPrice(price) ?? 'on request'}</td>
    </tr>
  );
}
