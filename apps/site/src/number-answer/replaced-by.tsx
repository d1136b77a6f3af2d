import type { ReadNumber } from '@millrace/contract';
import { partPath } from '../addresses.ts';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import { PlateWords } from './plate-words.tsx';

interface ReplacedByProps {
  replacement: NonNullable<ReadNumber['replacement']>;
  /** Whether the old one has a model number: cells are compared then, else what the specifications of both families name. */
  isNumbered: boolean;
}

/** Shows the product sold instead, cell by cell, with every difference. */
export function ReplacedBy({ replacement, isNumbered }: ReplacedByProps) {
  const { partNumber, name, description, price, note, cells, differences } = replacement;
  return (
    <section className="num-instead" aria-label="Replacement">
      <p>
        Replaced by <Link to={partPath(partNumber)}>{partNumber}</Link>, <b>{formatPrice(price) ?? 'on request'}</b>
      </p>
      <p className="num-soft">
        {name}
        {description === '' ? '' : `: ${description}`}. {note}
      </p>
      {cells.length === 0 ? null : <PlateWords cells={cells} label={`What ${partNumber} means`} />}
      {differences.length === 0 ? null : (
        <table className="num-differences">
          <caption>{isNumbered && cells.length > 0 ? 'What differs' : 'What differs between the two families'}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">In</th>
              <th scope="col">Old</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.name}>
                <th scope="row">{one.name}</th>
                <td>{one.was === '' ? '–' : one.was}</td>
                <td>{one.is === '' ? '–' : one.is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
