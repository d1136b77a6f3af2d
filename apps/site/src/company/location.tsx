import type { Settings } from '@millrace/contract';
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
  const hours = settings['company.hours'];
  const hasMap = (['contact.mapPicture', 'contact.mapEmbed', 'contact.mapUrl'] as const).some(
    (name) => settings[name] !== '',
  );
  return (
    <div className={hasMap ? 'contact-location' : 'contact-location contact-location-plain'}>
      {hasMap && <LocationMap />}
      <div>
        <h2>Where we are</h2>
        <p className="mt-2">{whereabouts(settings)}</p>
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
          {hours !== '' && `Visitors are welcome ${hours}.`}
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

/** The sentence that names the cities between which the company lies, if they are known. */
function whereabouts(settings: Settings): string {
  const company = settings['company.name'];
  const cities = settings['contact.betweenCities'];
  if (cities.length === 2) return `${company} lies between ${cities[0]} and ${cities[1]}.`;
  return settings['company.address'].length > 0 ? `${company} is at this address.` : 'Ask us for our address.';
}

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
