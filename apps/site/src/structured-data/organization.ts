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
      address: postalAddress(settings['company.address'], settings['company.name']),
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

const PLACE = /^(?<locality>.+),\s*(?<region>[A-Z]{2})\s+(?<code>\d{5}(?:-\d{4})?)$/;

/** Lines as on an envelope: the company's name, the street, then `Fargo, ND 58102`. Another last line is not taken apart. */
export function postalAddress(lines: readonly string[], company: string): Thing | string | undefined {
  const rest = lines.filter((line) => line !== company);
  const place = PLACE.exec(rest.at(-1) ?? '')?.groups;
  if (place === undefined) return rest.length === 0 ? undefined : rest.join(', ');
  return {
    '@type': 'PostalAddress',
    ...said({ streetAddress: rest.slice(0, -1).join(', ') }),
    addressLocality: place.locality,
    addressRegion: place.region,
    postalCode: place.code,
    addressCountry: 'US',
  };
}
