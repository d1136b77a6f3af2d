import { calls, type PrivateLabelItem } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { familyPath } from '../addresses.ts';
import { queryFor } from '../api/query-for.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';
import './private-label.css';
import { switchCustomer } from './switch-customer.ts';

/** The families that each customer of the visitor's group sells under its own name; empty for users without a group. */
export function PrivateLabelPages({ customerId }: { customerId: number | null }): ReactNode {
  const { data } = useQuery({ ...queryFor(calls.customerFamilies, {}), enabled: customerId !== null });
  const [hasFailed, setFailed] = useState(false);
  if (data === undefined || data.length === 0) return null;
  const viewAs = async (item: PrivateLabelItem): Promise<void> => {
    setFailed(false);
    if (await switchCustomer(item.customerId)) location.assign(pathOf(item));
    else setFailed(true);
  };
  return (
    <section className="label-pages" aria-labelledby="label-pages">
      <h2 id="label-pages">Your product pages</h2>
      <p>What the companies of your group sell under their own names. Opening a page shows the site as that company.</p>
      {[...Map.groupBy(data, (item) => item.customerName)].map(([customer, items]) => (
        <div key={customer}>
          <h3>
            {customer}
            {items[0]?.customerId === customerId ? <span className="label-active">viewed as now</span> : null}
          </h3>
          <ul>
            {items.map((item) => (
              <li key={pathOf(item)}>
                <Page item={item} isActive={item.customerId === customerId} onViewAs={viewAs} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className="viewed-as-failed">
        {hasFailed ? 'The customer could not be changed. Please try again.' : ''}
      </p>
    </section>
  );
}

interface PageProps {
  item: PrivateLabelItem;
  isActive: boolean;
  onViewAs: (item: PrivateLabelItem) => Promise<void>;
}

/** A page of another customer is one's own only once that customer is viewed as. */
function Page({ item, isActive, onViewAs }: PageProps): ReactNode {
  if (isActive)
    return (
      <Link to={pathOf(item)}>
        <Shown item={item} />
      </Link>
    );
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    void onViewAs(item);
  };
  return (
    <a href={pathOf(item)} onClick={open}>
      <Shown item={item} />
    </a>
  );
}

/** Like a tile: picture and title. */
const Shown = ({ item: { imgUrl, title } }: { item: PrivateLabelItem }): ReactNode => (
  <>
    {imgUrl === null ? null : <Picture uri={imgUrl} alt="" width={PICTURE} height={PICTURE} />}
    {title}
  </>
);
const PICTURE = 48;

const pathOf = ({ slug, intrinsicallySafe }: PrivateLabelItem): string => familyPath({ slug, intrinsicallySafe });
