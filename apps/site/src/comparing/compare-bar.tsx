import { COMPARED_MAX } from '@millrace/contract';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import './compare-bar.css';
import { comparePath } from './compare-address.ts';
import { uncompare } from './compared-store.ts';
import { deviceStore, useCompared } from './use-compared.ts';

/** Everything chosen to be compared, and the way to the comparison; at the bottom of the window. */
export function CompareBar(): ReactNode {
  const { items, isFull } = useCompared();
  if (items.length === 0) return null;
  const left = COMPARED_MAX - items.length;
  return (
    <>
      <div className="cmp-room" />
      <section className="cmp-bar" aria-label="Compare">
        <div className="frame">
          <b>Compare</b>
          <ul>
            {items.map(({ item, name }) => (
              <li key={item}>
                <button type="button" onClick={() => uncompare(deviceStore, item)}>
                  <span className="sr-only">Do not compare </span>
                  {name}
                  <Icon name="close" size={12} />
                </button>
              </li>
            ))}
          </ul>
          <p role="status" data-full={isFull || undefined}>
            {isFull ? `${COMPARED_MAX} at most: take one away first` : left === 0 ? '' : `${left} more at most`}
          </p>
          <button type="button" className="button-link" onClick={() => uncompare(deviceStore)}>
            Clear
          </button>
          <Link className="button button-primary" to={comparePath(items.map(({ item }) => item).join('&'))}>
            Compare {items.length}
          </Link>
        </div>
      </section>
    </>
  );
}
