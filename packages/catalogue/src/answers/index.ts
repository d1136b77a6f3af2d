import type { Answers } from '../answer.ts';
import {
  families,
  familyById,
  familyByModel,
  familyByPart,
  familyBySlug,
  familyPictures,
  productByConfig,
  searchConfigurator,
} from '../families/families.ts';
import { nearParts } from '../families/near-parts.ts';
import { number } from '../families/number.ts';
import { customerFamilies, customerFamily } from '../families/private-label.ts';
import { wiring } from '../families/wiring.ts';
import { categories, categoryById, categoryBySlug, categoryFacets, rootCategories } from './categories.ts';
import { compare } from './compare.ts';
import { carouselById, carousels, homeItems } from './home.ts';
import { search, searchEverything, searchFacets, searchPaginate } from './search.ts';
import { settingById, settings, settingsByGroup } from './settings.ts';
import { content, contentByType, faqs } from './site-content.ts';
import { blogs, jobById, jobCategories, jobs } from './stories.ts';
import { supportDocuments, supportVideos } from './support.ts';

/** Every call of the contract, answered from a snapshot alone. */
export const answers: Answers = {
  homeItems,
  categories,
  rootCategories,
  categoryBySlug,
  categoryById,
  categoryFacets,
  families,
  familyBySlug,
  familyById,
  familyPictures,
  familyByModel,
  familyByPart,
  productByConfig,
  nearParts,
  number,
  wiring,
  compare,
  search,
  searchPaginate,
  searchEverything,
  searchFacets,
  searchConfigurator,
  customerFamilies,
  customerFamily,
  content,
  contentByType,
  supportVideos,
  supportDocuments,
  faqs,
  carousels,
  carouselById,
  settings,
  settingsByGroup,
  settingById,
  blogs,
  jobs,
  jobCategories,
  jobById,
};
