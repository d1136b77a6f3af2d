import type { Family, PartNumber } from '@millrace/contract';
import { lazy, memo, Suspense, useCallback, useMemo } from 'react';
import { useSettings } from '../../api/settings.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import { useSignedIn } from '../../api/token.ts';
import type { Builder } from '../../configurator/building/builder.ts';
import { Configurator } from '../../configurator/configurator.tsx';
import { ComingPicture } from '../../configurator/picture/coming-picture.tsx';
import { useCatalogueModel } from '../../configurator/prices/use-catalogue-model.ts';
import { OptionUnits } from '../../measures/option-units.ts';
import { FollowingPicture } from '../head/following.tsx';
import { ModelsTable } from '../models/models-table.tsx';
import type { ModelsView } from '../models/models-view.ts';
import type { SeenFamily } from '../own-family.ts';
import { usePictures } from '../use-pictures.ts';

interface ModelsTabProps {
  family: SeenFamily;
  builder: Builder | null;
  /** The part number whose row the address leads to. */
  part: PartNumber | null;
  /** The way the table is shown; it stays while other tabs are looked at. */
  view: ModelsView;
  onView: (view: ModelsView) => void;
}

interface Built {
  family: SeenFamily;
  builder: Builder;
  part: PartNumber | null;
}

/** The configurator, or the table of models (specification 2.12). */
export function ModelsTab({ family, builder, part, view, onView }: ModelsTabProps) {
  if (builder === null)
    return (
      <ModelsTable
        products={family.products ?? NO_PRODUCTS}
        attributes={family.columns}
        marked={part}
        view={view}
        onView={onView}
      />
    );
  return <ConfiguredModels family={family} builder={builder} part={part} />;
}

function ConfiguredModels({ family, builder, part }: Built) {
  const settings = useSettings();
  const mediaUrl = useMediaUrl();
  const modelOf = useCatalogueModel(builder, family.products ?? NO_PRODUCTS);
  const image = builder.configurator.instructionImageUri;
  // The same from drawing to drawing, as groups and options are not drawn again for it.
  const nameOf = useCallback((id: string) => videoName(family, id), [family]);
  return (
    <OptionUnits value={family.optionUnits}>
      <Configurator
        builder={builder}
        modelOf={modelOf}
        phone={settings['company.phone']}
        signedIn={useSignedIn()}
        picture={<BuiltPicture family={family} builder={builder} part={part} />}
        instructionImage={image === undefined ? null : mediaUrl(image)}
        videoBase={settings['video.embedBase']}
        videoName={nameOf}
        groupsOpen={settings['configurator.groupsOpen']}
      />
    </OptionUnits>
  );
}
const NO_PRODUCTS: never[] = [];

/** Fetched with the pictures, once the page is there. */
const ComposedPicture = lazy(async () => {
  const { ComposedPicture: loaded } = await import('../../configurator/picture/composed-picture.tsx');
  return { default: loaded };
});

/** The product as it is being built, where the family has drawings for that; otherwise its own pictures. */
const BuiltPicture = memo(function BuiltPicture({ family, builder, part }: Built) {
  const pictures = usePictures(family);
  const uploaded = useMemo(
    () => <FollowingPicture family={family} builder={builder} part={part} />,
    [family, builder, part],
  );
  if (family.drawn === undefined || pictures?.length === 0) return uploaded;
  const coming = <ComingPicture size={family.drawn} />;
  if (pictures === null) return coming;
  return (
    <Suspense fallback={coming}>
      <ComposedPicture pictures={pictures} builder={builder} otherwise={uploaded} />
    </Suspense>
  );
});

/** The name of a video elsewhere on this page. */
function videoName(family: Family, id: string): string {
  const medium = family.videos.find((video) => video.uri === id);
  return medium?.name ?? family.faqs?.find((faq) => faq.video?.uri === id)?.video?.name ?? family.name;
}
