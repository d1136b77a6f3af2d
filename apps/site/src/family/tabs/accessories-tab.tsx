import type { Accessory } from '@millrace/contract';
import { partPath } from '../../addresses.ts';
import { formatPrice } from '../../page-parts/price.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyTab } from './empty-tab.tsx';

/** Accessories of this family; each row leads to the family of its part. */
export function AccessoriesTab({ accessories }: { accessories: readonly Accessory[] }) {
  if (accessories.length === 0) return <EmptyTab caption="Accessories: Not Available" />;
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
        {accessories.map((accessory) => (
          <tr key={accessory.partNumber}>
            <td className="figures">
              {accessory.family === null ? (
                accessory.partNumber
              ) : (
                <Link to={partPath(accessory.partNumber)}>{accessory.partNumber}</Link>
              )}
            </td>
            <td className="wide">
              {accessory.family === null ? null : <b className="font-medium">{accessory.family.name} </b>}
              <span className="text-soft">{accessory.description}</span>
            </td>
            <td className="number">{formatPrice(accessory.price) ?? 'on request'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
