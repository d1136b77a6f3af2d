import type { Family, PartNumber } from '@millrace/contract';
import { useMemo } from 'react';
import type { Builder } from '../../configurator/building/builder.ts';
import { useNumber, useShownDescription, useShownImages } from '../../configurator/building/use-shown.ts';
import { wholeNumber } from '../../configurator/prices/catalogue-model.ts';
import { builtPicture } from '../built-picture.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { inFront, withBuilt, withModel } from '../gallery/gallery-order.ts';
import { MediumPicture } from '../gallery/medium-picture.tsx';
import { WiringLink } from '../wiring/wiring-link.tsx';
import { Summary } from './summary.tsx';

interface FollowingProps {
  family: Family;
  builder: Builder | null;
  /** The part number that the address leads to. */
  part: PartNumber | null;
}

/** The gallery; a whole number stands first as it is built, then the pictures of its model and those of the option clicked last. */
export function FollowingGallery({ family, builder, part, videoBase }: FollowingProps & { videoBase: string }) {
  const images = useImages(family, builder, part);
  const evaluation = useNumber(builder);
  const number = evaluation === null ? '' : wholeNumber(evaluation);
  const built = builtPicture(family, number === '' ? null : number);
  const withIt = useMemo(() => withBuilt(images, built, number), [images, built, number]);
  return <Gallery family={family} images={withIt} videoBase={videoBase} />;
}

/** The summary; the option clicked last may speak in the family's place. */
export function FollowingSummary({ family, builder, phone }: Omit<FollowingProps, 'part'> & { phone: string }) {
  const description = useShownDescription(builder) ?? family.description;
  const wiring = <WiringLink key={family.id} family={family} builder={builder} />;
  return <Summary family={family} description={description} phone={phone} wiring={wiring} />;
}

/** The gallery's first picture, beside the groups. */
export function FollowingPicture({ family, builder, part }: FollowingProps) {
  const [medium] = useImages(family, builder, part);
  if (medium === undefined) return null;
  return (
    <figure className="cfg-picture">
      <MediumPicture medium={medium} alt={`${family.name}: ${medium.name}`} size={420} />
      <figcaption>{medium.infoImageText === '' ? medium.name : medium.infoImageText}</figcaption>
    </figure>
  );
}

function useImages(family: Family, builder: Builder | null, part: PartNumber | null) {
  const filenames = useShownImages(builder);
  const number = useNumber(builder)?.itemNo ?? null;
  const model = family.products?.find(
    ({ pictures, partNumber, configModelNo }) =>
      pictures !== undefined && (partNumber === part || (number !== null && configModelNo === number)),
  );
  return useMemo(() => withModel(inFront(family.images, filenames), model), [family.images, filenames, model]);
}
