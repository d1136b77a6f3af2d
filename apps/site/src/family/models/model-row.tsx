import type { Product, ProductColumn, UnitSystem } from '@millrace/contract';
import { memo } from 'react';
import { partAnchor, partPath } from '../../addresses.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import { CompareBox } from '../../comparing/compare-box.tsx';
import { shownText } from '../../measures/shown-text.ts';
import { NameplateTag } from '../../nameplate/nameplate-tag.tsx';
import { NO_LONGER_SOLD, ON_REQUEST } from '../../nameplate/price-text.ts';
import { tagPieces } from '../../nameplate/tag-pieces.ts';
import { Picture } from '../../page-parts/picture.tsx';
import { formatPrice } from '../../page-parts/price.tsx';
import { Link } from '../../ui/link.tsx';
import { CopyPart } from './copy-part.tsx';

/** Width and height of a picture in a row, in CSS pixels. */
const PICTURE = 44;

interface ModelRowProps {
  product: Product;
  /** The columns of its attributes. */
  attributes: readonly ProductColumn[];
  units: UnitSystem;
  /** Whether the address leads to it. */
  isMarked: boolean;
  isCopied: boolean;
  onCopy: (what: string, text: string) => void;
}

/** One model of the table. */
export const ModelRow = memo(function ModelRow({
  product,
  attributes,
  units,
  isMarked,
  isCopied,
  onCopy,
}: ModelRowProps) {
  const { partNumber, name, description, isObsolete, replacement, configModelNo, cells = [], pictures = [] } = product;
  return (
    <tr className="fam-row" id={partAnchor(partNumber)} aria-current={isMarked || undefined}>
      <td className="figures mod-part">
        <CompareBox kind="part" value={partNumber} name={partNumber} isBare />
        <Link className="fam-anchor" to={`#${encodeURIComponent(partAnchor(partNumber))}`}>
          {partNumber}
        </Link>
        <CopyPart partNumber={partNumber} isCopied={isCopied} onPress={() => onCopy(partNumber, partNumber)} />
      </td>
      <td className="wide">
        {pictures.length === 0 ? null : <ModelPictures pictures={pictures} name={partNumber} />}
        <b className="font-medium">{name}</b>
        {description === '' ? null : <span className="text-soft"> {description}</span>}
        {isObsolete ? <span className="fam-flag">Obsolete</span> : null}
        {replacement === undefined || replacement.note === '' ? null : (
          <span className="fam-instead">{replacement.note}</span>
        )}
        {configModelNo === null ? null : (
          <span className="fam-number">
            <NameplateTag pieces={tagPieces(configModelNo)} />
          </span>
        )}
      </td>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand at the place of their column
        <td key={at} className="mod-attribute" data-name={attributes[at]?.name}>
          {cell === null ? null : shownText(cell, units)}
        </td>
      ))}
      <td className="number">
        <RowPrice product={product} />
      </td>
    </tr>
  );
});

/** Its own pictures, each as large as it is behind the small one. */
function ModelPictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const mediaUrl = useMediaUrl();
  return (
    <span className="mod-pictures">
      {pictures.map((uri, at) => (
        <a key={uri} href={mediaUrl(uri)} aria-label={`Picture ${at + 1} of ${name}`}>
          <Picture uri={uri} alt="" width={PICTURE} height={PICTURE} />
        </a>
      ))}
    </span>
  );
}

/** The price; where something is sold instead, that and its price. */
function RowPrice({ product: { price, isObsolete, replacement } }: { product: Product }) {
  if (replacement === undefined) return formatPrice(price) ?? (isObsolete ? NO_LONGER_SOLD : ON_REQUEST);
  const { partNumber, name, price: costs } = replacement;
  return (
    <>
      <span className="sr-only">Replaced by </span>
      <span aria-hidden="true">→ </span>
      <Link to={partPath(partNumber)} title={name}>
        {partNumber}
      </Link>
      , {formatPrice(costs) ?? ON_REQUEST}
    </>
  );
}
