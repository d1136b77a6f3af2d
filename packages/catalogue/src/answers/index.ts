import type { Answers } from '../answer.ts';
import { categories, categoryById, categoryBySlug, categoryFacets, rootCategories } from './categories.ts';
import { compare } from './compare.ts';
import {
  families,
  familyById,
  familyByModel,
  familyByPart,
  familyBySlug,
  familyPictures,
  productByConfig,
  searchConfigurator,
} from './families.ts';
import { carouselById, carousels, homeItems } from './home.ts';
import { number } from './number.ts';
import { customerFamilies, customerFamily } from './private-label.ts';
import { nearParts } from './products/near-parts.ts';
import { search, searchEverything, searchFacets, searchPaginate } from './search.ts';
import { settingById, settings, settingsByGroup } from './settings.ts';
import { content, contentByType, faqs } from './site-content.ts';
import { blogs, jobById, jobCategories, jobs } from './stories.ts';
import { supportDocuments, supportVideos } from './support.ts';
import { wiring } from './wiring.ts';

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
