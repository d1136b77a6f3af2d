import type { Settings } from '@millrace/contract';
import { mediaAddress, type Publisher, pageAddress, said, type Thing } from './thing.ts';

/** The company, by its settings. */
export function organization(publisher: Publisher): Thing {
  const { settings } = publisher;
  const logo = settings['company.logo'];
  const founded = settings['company.founded'];
  return {
    '@type': 'Organization',
    name: settings['company.name'],
    url: pageAddress(publisher, '/home'),
    ...said({
      logo: logo === '' ? '' : mediaAddress(publisher, logo),
      slogan: settings['company.tagline'],
      telephone: settings['company.phone'],
      email: settings['company.email'],
      address: addressOf(settings),
      foundingDate: founded === 0 ? '' : String(founded),
      areaServed: settings['company.market'],
      sameAs: [settings['social.facebook'], settings['social.linkedIn'], settings['social.youTube']].filter(
        (address) => address !== '',
      ),
    }),
  };
}

/** Only its name: enough where something else is described. */
export const organizationName = ({ settings }: Publisher): Thing => ({
  '@type': 'Organization',
  name: settings['company.name'],
});

/** The company's address, by its settings. */
export const addressOf = (settings: Settings): Thing | string | undefined =>
  postalAddress(settings['company.address'], settings['company.name'], settings['company.country']);

/** The last line of an address: `Fargo, ND 58102`; elsewhere `10115 Berlin`. */
const places: Readonly<Record<string, RegExp>> = {
  US: /^(?<locality>.+),\s*(?<region>[A-Z]{2})\s+(?<code>\d{5}(?:-\d{4})?)$/,
};
const ELSEWHERE = /^(?<code>(?:[A-Z]{1,2}-)?\d{3,6}(?: ?[A-Z]{2})?)\s+(?<locality>.+)$/;

/** Lines as on an envelope: the company's name, the street, then the place. Another last line is not taken apart. */
export function postalAddress(lines: readonly string[], company: string, country: string): Thing | string | undefined {
  const rest = lines.filter((line) => line !== company);
  const place = (places[country] ?? ELSEWHERE).exec(rest.at(-1) ?? '')?.groups;
  if (place === undefined) return rest.length === 0 ? undefined : rest.join(', ');
  return {
    '@type': 'PostalAddress',
    ...said({ streetAddress: rest.slice(0, -1).join(', ') }),
    ...said({ addressLocality: place.locality, addressRegion: place.region, postalCode: place.code }),
    addressCountry: country,
  };
}
