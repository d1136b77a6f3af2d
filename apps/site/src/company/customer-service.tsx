import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { AddressBlock } from '../page-parts/address-block.tsx';
import { Link } from '../ui/link.tsx';
import { ContactLines, mailLines, phoneLines } from './contact-lines.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { MapLink } from './map-link.tsx';

/** Three blocks: phone and hours, e-mail, location with map and directions. */
export function CustomerService(): ReactNode {
  const settings = useSettings();
  return (
    <div className="contact-blocks">
      <section aria-labelledby="by-phone">
        <h2 id="by-phone">By phone</h2>
        <ContactLines lines={phoneLines(settings)} by="phone" />
        <p className="mt-3 text-soft">{settings['company.hours']}</p>
      </section>
      <section aria-labelledby="by-mail">
        <h2 id="by-mail">By e-mail</h2>
        <ContactLines lines={mailLines(settings)} by="mail" />
        {settings['careers.isOffered'] && (
          <p className="mt-3 text-row text-soft">
            Looking for a job? <Link to="/contact/employment">Employment</Link>
          </p>
        )}
      </section>
      <section aria-labelledby="by-road">
        <h2 id="by-road">By road</h2>
        <DrawnMap />
        <div className="mt-3">
          <AddressBlock lines={settings['company.address']} />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <Link to="/contact/location" className="inline-flex items-center font-medium max-desk:min-h-11">
            Map and directions
          </Link>
          <MapLink />
        </p>
      </section>
    </div>
  );
}
