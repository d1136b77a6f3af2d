import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { DetailPlate } from '../page-parts/detail-plate.tsx';
import { Part } from '../page-parts/part.tsx';
import { Link } from '../ui/link.tsx';
import { thresholdOf } from './orders-plan.ts';

/** Ordering and delivery (specification 9). */
export function OrdersAndShipping(): ReactNode {
  const settings = useSettings();
  const threshold = thresholdOf(settings);
  const cutOff = settings['orders.expediteCutOff'];
  const limit = `${settings['orders.parcelLimit']} ${settings['orders.parcelUnit']}`;
  const country = settings['orders.freightCountry'];
  return (
    <>
      <div className="py-6">
        <DetailPlate
          details={[
            { name: 'Minimum order', value: 'None' },
            ...(threshold === ''
              ? []
              : [
                  {
                    name: 'Freight allowed from',
                    value: (
                      <>
                        {threshold}
                        <small>Standard catalog products, {country.replace(/^the /, '')}</small>
                      </>
                    ),
                  },
                ]),
            { name: 'Expedite before', value: cutOff },
            { name: 'Goes as a parcel', value: `Under ${limit}` },
          ]}
        />
      </div>
      <Part id="ordering" title="Ordering">
        <ul className="orders-list">
          <li>There is no minimum order quantity.</li>
          <li>
            Give the part number of a standard product, or the whole model number of a configured one. Paste a number
            into the <Link to="/search/">search</Link> first: it is read back piece by piece, with its price.
          </li>
          <li>{`Quotes are given by the same desk. ${settings['orders.quoteNeeds']}`.trim()}</li>
        </ul>
      </Part>
      {settings['orders.partNumberStarts'].length > 0 && (
        <Part id="standard-products" title="Standard products" note="Read the first character of the part number.">
          <p>Part numbers of standard products start with</p>
          <ul className="orders-starts" aria-label="First characters of part numbers of standard products">
            {settings['orders.partNumberStarts'].map((start) => (
              <li key={start}>{start}</li>
            ))}
          </ul>
          <p className="text-soft">When in doubt, ask the order desk.</p>
        </Part>
      )}
      <Part id="freight" title="Freight">
        <ul className="orders-list">
          {threshold === '' ? (
            <li>Freight is charged as it is quoted.</li>
          ) : (
            <>
              <li>
                Freight is allowed on standard catalog products shipped within {country}, for orders of at least{' '}
                <b className="figures">{threshold}</b>.
              </li>
              <li>There is no freight allowance on {settings['orders.customProducts']}.</li>
            </>
          )}
          <li>Parcels under {limit} usually go by a ground carrier.</li>
        </ul>
      </Part>
      <Part id="expedited" title="Expedited shipment">
        <p className="max-w-prose">
          We need the order before <b>{cutOff}</b>, and the request must be indicated on the purchase order.
        </p>
      </Part>
    </>
  );
}
