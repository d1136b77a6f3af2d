import type { Content } from '@millrace/contract/content';
import { companyRows } from './company/index.ts';
import { privateLabelRows } from './private-label/index.ts';
import { catalogueRows } from './rows/catalogue-rows.ts';
import { circuitRows } from './rows/circuit-rows.ts';
import { documentRows } from './rows/document-rows.ts';
import { pictureRows } from './rows/picture-rows.ts';
import { supportRows } from './rows/support-rows.ts';
import { storyRows } from './stories/index.ts';

/** Returns everything that Millrace Controls, the invented manufacturer, publishes. The rows are equal on every call, and the caller's own. */
export const demoContent = (): Content =>
  structuredClone({
    ...catalogueRows(),
    ...circuitRows(),
    ...pictureRows(),
    ...documentRows(),
    ...supportRows(),
    ...companyRows(),
    ...storyRows(),
    ...privateLabelRows(),
  });
