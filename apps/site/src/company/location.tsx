import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { AddressBlock } from '../page-parts/address-block.tsx';
import { telephone } from '../ui/words/telephone.ts';
import { LocationMap } from './location-map.tsx';

/** The location, and the directions to it. */
export function Location(): ReactNode {
  const settings = useSettings();
  const directions = settings['contact.directions'];
  const phone = settings['company.phone'];
  return (
    <div className="contact-location">
      <LocationMap />
      <div>
        <h2>Where we are</h2>
        <p className="mt-2">{whereabouts(settings['contact.betweenCities'], settings['company.name'])}</p>
        <div className="mt-4">
          <AddressBlock lines={settings['company.address']} />
        </div>
        {directions.length > 0 && (
          <>
            <h2 className="mt-6">Directions</h2>
            <ul className="mt-2">
              {directions.map((way) => (
                <li key={way}>
                  <Way text={way} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-4 text-soft">
          Visitors are welcome {settings['company.hours']}.
          {phone !== '' && (
            <>
              {' '}
              Call ahead:{' '}
              <a href={telephone(phone)} className="figures whitespace-nowrap">
                {phone}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** The sentence that names the cities between which the company lies. */
const whereabouts = (cities: readonly string[], company: string): string =>
  cities.length === 2 ? `${company} lies between ${cities[0]} and ${cities[1]}.` : `${company} is at this address.`;

/** The text before the first colon names the direction. */
function Way({ text }: { text: string }): ReactNode {
  const [from = '', ...rest] = text.split(': ');
  if (rest.length === 0) return text;
  return (
    <>
      <b className="block">{from}</b>
      {rest.join(': ')}
    </>
  );
}
