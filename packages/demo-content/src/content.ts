import { type Content, contentOf } from '@millrace/contract/content';
import { withElementIds } from '@millrace/contract/list-keys';
import { companyRows } from './company/index.ts';
import { privateLabelRows } from './private-label/index.ts';
import { attributeRows } from './rows/attribute-rows.ts';
import { catalogueRows } from './rows/catalogue-rows.ts';
import { circuitRows } from './rows/circuit-rows.ts';
import { documentRows } from './rows/document-rows.ts';
import { mediaFileRows } from './rows/media-file-rows.ts';
import { pictureRows } from './rows/picture-rows.ts';
import { redirectRows } from './rows/redirect-rows.ts';
import { supportRows } from './rows/support-rows.ts';
import { storyRows } from './stories/index.ts';

/**
 * Returns everything that Millrace Controls, the invented manufacturer, publishes. The rows are equal on every call, and the caller's
 * own.
 */
export const demoContent = (): Content =>
  withIds({
    ...catalogueRows(),
    attributes: attributeRows(),
    ...circuitRows(),
    ...pictureRows(),
    ...redirectRows(),
    ...documentRows(),
    ...supportRows(),
    ...companyRows(),
    ...storyRows(),
    ...privateLabelRows(),
    ...mediaFileRows(),
  });

/** Elements of lists are numbered as they stand. */
const withIds = (rows: Content): Content => {
  const content = structuredClone(rows);
  return contentOf((kind) =>
    content[kind].map((row) => {
      let count = 0;
      return withElementIds(kind, row, () => `e${++count}`);
    }),
  );
};
