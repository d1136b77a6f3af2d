import { categories } from './categories.ts';
import { categoryRange } from './category-range.ts';
import { bannerPictures } from './company/carousels.ts';
import { companyPictures } from './company/pictures.ts';
import { optionPictures } from './configurators/pictures.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { faqPictures } from './faqs/step-pictures.ts';
import { picturesByFamily } from './pictures/index.ts';
import { customerPictures } from './private-label/index.ts';
import { bannerPicture, categoryPicture, familyPicture, faqPicture, optionPicture, posterUri } from './uris.ts';
import { videos } from './videos/index.ts';
import { views } from './written-family.ts';

type Specs = [uri: string, shows: DrawingSpec][];

const named = (uri: (name: string) => string, pictures: Readonly<Record<string, DrawingSpec>>): Specs =>
  Object.entries(pictures).map(([name, shows]) => [uri(name), shows]);

const ofFamilies: Specs = Object.entries(picturesByFamily).flatMap(([key, pictures]) =>
  views.flatMap((view): Specs => {
    const picture = pictures[view];
    return picture === undefined ? [] : [[familyPicture(key, view), picture.shows]];
  }),
);

const ofCategories: Specs = categories.flatMap((category): Specs => {
  const shows = categoryRange(category);
  return shows === null ? [] : [[categoryPicture(category.slug), shows]];
});

const ofAdvertisements: Specs = categories.flatMap(({ tiles }) =>
  tiles.flatMap((tile): Specs => ('address' in tile ? [[categoryPicture(tile.picture), tile.shows]] : [])),
);

const ofVideos: Specs = Object.entries(videos).map(([id, { name, poster }]) => [
  posterUri(id),
  { kind: 'poster', of: poster, title: name },
]);

/** Every picture below /media/, by its path, and what it shows. */
export const drawingSpecs: Readonly<Record<string, DrawingSpec>> = Object.fromEntries<DrawingSpec>([
  ...ofFamilies,
  ...ofCategories,
  ...ofAdvertisements,
  ...ofVideos,
  ...named(optionPicture, optionPictures),
  ...named(faqPicture, faqPictures),
  ...named(bannerPicture, bannerPictures),
  ...named((uri) => uri, companyPictures),
  ...named((uri) => uri, customerPictures),
]);
