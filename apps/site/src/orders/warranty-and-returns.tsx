import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { DetailPlate } from '../page-parts/detail-plate.tsx';
import { Part } from '../page-parts/part.tsx';
import { telephone } from '../ui/words/telephone.ts';
import { warrantiesQuery } from './orders-plan.ts';
import { WarrantyList } from './warranty-list.tsx';

/** The guarantee, and the return of a product (specification 9). */
export function WarrantyAndReturns(): ReactNode {
  const settings = useSettings();
  const warranties = useAnswer(warrantiesQuery);
  const phone = settings['company.phone'];
  const fee = `${settings['returns.restockingFeePercent']}%`;
  const custom = settings['orders.customProducts'];
  const within = span(settings['returns.withinYears']);
  return (
    <>
      <div className="py-6">
        <DetailPlate
          details={[
            {
              name: 'Return within',
              value: (
                <>
                  {within}
                  <small>of the manufacture date</small>
                </>
              ),
            },
            {
              name: 'Needed',
              value: (
                <>
                  RMA number<small>return authorization</small>
                </>
              ),
            },
            {
              name: 'Restocking fee',
              value: (
                <>
                  {fee}
                  <small>none on a warranty replacement</small>
                </>
              ),
            },
            {
              name: 'Not returnable',
              value: (
                <>
                  Custom, used<small>{custom} and used product</small>
                </>
              ),
            },
          ]}
        />
      </div>
      <Part id="warranty" title="Warranty">
        <ul className="orders-list">
          {[settings['warranty.standard'], settings['warranty.custom']]
            .filter((term) => term !== '')
            .map((term) => (
              <li key={term}>{term}</li>
            ))}
        </ul>
        {warranties.length > 0 && <WarrantyList warranties={warranties} />}
      </Part>
      <Part id="returns" title="Returns">
        <ul className="orders-list">
          <li>Products are accepted within {within} of their manufacture date.</li>
          <li>
            Every return needs a return authorization number.
            {phone !== '' && (
              <>
                {' '}
                Ask for one before you ship:{' '}
                <a href={telephone(phone)} className="figures whitespace-nowrap">
                  {phone}
                </a>
                .
              </>
            )}
          </li>
          <li>A restocking fee of {fee} applies, unless it is a warranty replacement.</li>
          <li>{custom.charAt(0).toUpperCase() + custom.slice(1)} and used product are not returnable.</li>
        </ul>
      </Part>
      <Part id="how-to-return" title="How to return a product">
        <ol className="orders-list" data-numbered>
          <li>Read the part number and the manufacture date off the product’s label.</li>
          <li>Call the front desk, {settings['company.hours']}, and ask for a return authorization number.</li>
          <li>Write that number on the outside of the box and on the packing slip, and ship it to us.</li>
        </ol>
      </Part>
    </>
  );
}

const span = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
