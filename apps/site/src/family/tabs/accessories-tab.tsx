import type { Accessory } from '@millrace/contract';
import { partPath } from '../../addresses.ts';
import { ON_REQUEST } from '../../nameplate/price-text.ts';
import { Picture } from '../../page-parts/picture.tsx';
import { formatPrice } from '../../page-parts/price.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyTab } from './empty-tab.tsx';

/** Width and height of an accessory's picture, in CSS pixels. */
const PICTURE = 44;

/** Accessories of this family; each row leads to the family of its part. */
export function AccessoriesTab({ accessories }: { accessories: readonly Accessory[] }) {
  if (accessories.length === 0) return <EmptyTab caption="Accessories: Not Available" />;
  return (
    <table className="table acc">
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
        {accessories.map((accessory) => (
          <AccessoryRow key={accessory.partNumber} accessory={accessory} />
        ))}
      </tbody>
    </table>
  );
}

/** One accessory under its own name; the family it is sold in stands after it, where that says more. */
function AccessoryRow({ accessory: { partNumber, name, description, price, thumbnail, family } }: AccessoryRowProps) {
  return (
    <tr>
      <td className="figures">
        <span className="acc-part">
          <span className="acc-picture">
            {thumbnail === null ? null : <Picture uri={thumbnail} alt="" width={PICTURE} height={PICTURE} />}
          </span>
          {family === null ? partNumber : <Link to={partPath(partNumber)}>{partNumber}</Link>}
        </span>
      </td>
      <td className="wide">
        <b className="font-medium">{name}</b>
        {description === '' ? null : <span className="text-soft"> {description}</span>}
        {family === null || family.name === name ? null : <span className="acc-family">{family.name}</span>}
      </td>
      <td className="number">{formatPrice(price) ?? ON_REQUEST}</td>
    </tr>
  );
}

interface AccessoryRowProps {
  accessory: Accessory;
}
