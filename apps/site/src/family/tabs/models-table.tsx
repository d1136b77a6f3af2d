import type { Product } from '@millrace/contract';
import { partAnchor, partPath } from '../../addresses.ts';
import { NameplateTag } from '../../nameplate/nameplate-tag.tsx';
import { tagPieces } from '../../nameplate/tag-pieces.ts';
import { formatPrice } from '../../page-parts/price.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { UnderConstruction } from './under-construction.tsx';

/** The models of a family without a configurator. */
export function ModelsTable({ products, marked }: { products: readonly Product[]; marked: string | null }) {
  if (products.length === 0) return <EmptyTab caption="Models: Not Available" picture={<UnderConstruction />} />;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Part number</th>
          <th scope="col">Description</th>
          <th scope="col" className="number">
            List price
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr
            key={product.partNumber}
            className="fam-row"
            id={partAnchor(product.partNumber)}
            aria-current={product.partNumber === marked || undefined}
          >
            <td className="figures">
              <Link className="fam-anchor" to={`#${encodeURIComponent(partAnchor(product.partNumber))}`}>
                {product.partNumber}
              </Link>
            </td>
            <td className="wide">
              <b className="font-medium">{product.name}</b>
              {product.description === '' ? null : <span className="text-soft"> {product.description}</span>}
              {product.isObsolete ? <span className="fam-flag">Obsolete</span> : null}
              {product.replacement === undefined || product.replacement.note === '' ? null : (
                <span className="fam-instead">{product.replacement.note}</span>
              )}
              {product.configModelNo === null ? null : (
                <span className="fam-number">
                  <NameplateTag pieces={tagPieces(product.configModelNo)} />
                </span>
              )}
            </td>
            <td className="number">
              <RowPrice product={product} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price; where something is sold instead, that and its price. */
function RowPrice({ product: { price, replacement } }: { product: Product }) {
  if (replacement === undefined) return formatPrice(price) ?? 'on request';
  const { partNumber, name, price: costs } = replacement;
  return (
    <>
      <span className="sr-only">Replaced by </span>
      <span aria-hidden="true">→ </span>
      <Link to={partPath(partNumber)} title={name}>
        {partNumber}
      </Link>
      , {formatPrice(costs) ?? 'on request'}
    </>
  );
}
