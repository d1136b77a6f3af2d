import { type ContentDocument, EXTERNAL_DOCUMENT } from '@millrace/contract/content';
import { siteDocuments } from '../company/site-documents.ts';
import { documentsByFamily, generalDocuments } from '../documents/index.ts';
import { documentUri } from '../uris.ts';

/** `type` of a file of our own. */
const LOCAL_DOCUMENT = 1;

/** Every document once: a sheet two families share is one row. */
export const writtenDocuments = [...new Set([...Object.values(documentsByFamily).flat(), ...generalDocuments])];

export const documentRows = () => ({ documents: documents(), siteDocuments: siteDocuments() });

const documents = (): ContentDocument[] =>
  writtenDocuments.map((document, index) => ({
    id: index + 1,
    docType: document.type,
    docNumber: document.number,
    revision: document.revision,
    revisedOn: document.revisedOn,
    supersedes: document.supersedes ?? null,
    name: document.name,
    uri: document.address ?? documentUri(document),
    type: document.address === undefined ? LOCAL_DOCUMENT : EXTERNAL_DOCUMENT,
    supportCategory: document.category,
    isLive: document.isLive ?? true,
    position: index,
  }));
