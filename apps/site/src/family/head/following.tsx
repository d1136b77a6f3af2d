import type { Family } from '@millrace/contract';
import { useMemo } from 'react';
import type { Builder } from '../../configurator/building/builder.ts';
import { useShownDescription, useShownImages } from '../../configurator/building/use-shown.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { inFront } from '../gallery/gallery-order.ts';
import { MediumPicture } from '../gallery/medium-picture.tsx';
import { WiringLink } from '../wiring/wiring-link.tsx';
import { Summary } from './summary.tsx';

interface FollowingProps {
  family: Family;
  builder: Builder | null;
}

/** The gallery; the pictures of the option clicked last stand first. */
export function FollowingGallery({ family, builder, videoBase }: FollowingProps & { videoBase: string }) {
  const images = useImages(family, builder);
  return <Gallery family={family} images={images} videoBase={videoBase} />;
}

/** The summary; the option clicked last may speak in the family's place. */
export function FollowingSummary({ family, builder, phone }: FollowingProps & { phone: string }) {
  const description = useShownDescription(builder) ?? family.description;
  const wiring = <WiringLink key={family.id} family={family} builder={builder} />;
  return <Summary family={family} description={description} phone={phone} wiring={wiring} />;
}

/** The gallery's first picture, beside the groups. */
export function FollowingPicture({ family, builder }: FollowingProps) {
  const [medium] = useImages(family, builder);
  if (medium === undefined) return null;
  return (
    <figure className="cfg-picture">
      <MediumPicture medium={medium} alt={`${family.name}: ${medium.name}`} size={420} />
      <figcaption>{medium.infoImageText === '' ? medium.name : medium.infoImageText}</figcaption>
    </figure>
  );
}

function useImages(family: Family, builder: Builder | null) {
  const filenames = useShownImages(builder);
  return useMemo(() => inFront(family.images, filenames), [family.images, filenames]);
}
