import type { ReactNode } from 'react';
import { footerDocumentsQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { AddressBlock } from '../page-parts/address-block.tsx';
import { FileLink } from '../page-parts/file-link.tsx';
import { Part } from '../page-parts/part.tsx';
import { VideoFrame } from '../page-parts/video-frame.tsx';
import { LinkButton } from '../ui/button.tsx';
import { videosQuery } from './contact-plan.ts';

/** How to apply: the open positions, the application online and on paper, and the address for it. */
export function Employment(): ReactNode {
  const settings = useSettings();
  const forms = useAnswer(footerDocumentsQuery).filter(({ category }) => category === 'app');
  const mailing = settings['company.mailingAddress'];
  const plant = settings['company.address'];
  return (
    <>
      <Part id="apply" title="Applying" note="Online, or on paper.">
        <p className="max-w-prose">
          Look at the open positions first: each says what you will do and what you need to bring, and has its own
          button to apply. If none fits, apply without one.
        </p>
        <p className="mt-4 flex flex-wrap gap-3 print:hidden">
          <LinkButton to="/careers" look="primary">
            Open positions
          </LinkButton>
          <LinkButton to="/employment">Apply online</LinkButton>
        </p>
      </Part>
      <CompanyVideo />
      {forms.length > 0 && (
        <Part id="on-paper" title="On paper" note="Print it, fill it in, and mail it or bring it to the front desk.">
          <ul>
            {forms.map((form) => (
              <li key={form.id}>
                <FileLink file={form} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(mailing.length > 0 || plant.length > 0) && (
        <Part id="addresses" title="Where to send it">
          <div className="flex flex-wrap gap-x-14 gap-y-5">
            {mailing.length > 0 && (
              <div>
                <h3 className="mb-1 text-row text-soft">By mail</h3>
                <AddressBlock lines={mailing} />
              </div>
            )}
            {plant.length > 0 && (
              <div>
                <h3 className="mb-1 text-row text-soft">
                  {mailing.length > 0 ? 'In person or by parcel' : 'By mail or in person'}
                </h3>
                <AddressBlock lines={plant} />
                <p className="mt-1 text-row text-soft">{settings['company.hours']}</p>
              </div>
            )}
          </div>
        </Part>
      )}
    </>
  );
}

/** The video about working here. It is asked of the video host when the visitor plays it. */
function CompanyVideo(): ReactNode {
  const settings = useSettings();
  const id = settings['careers.video'];
  const known = useAnswer(videosQuery)
    .flatMap(({ videos }) => videos)
    .find(({ uri }) => uri === id);
  if (id === '') return null;
  const name = known?.name ?? 'Working here';
  return (
    <Part id="video" title={name} note="Plays from the video host when you press play.">
      <div className="max-w-[640px]">
        <VideoFrame
          id={id}
          name={name}
          poster={known?.poster ?? null}
          focus={known?.focus}
          base={settings['video.embedBase']}
        />
      </div>
    </Part>
  );
}
