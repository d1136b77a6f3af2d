import type { Snapshot } from '@millrace/catalogue';
import { MEASUREMENT_LABEL_MAX } from '@millrace/contract';

/** The words of a snapshot that an event may carry, as the browser cuts them. */
export interface Words {
  banners: ReadonlySet<string>;
  /** Numbers of documents, and names of the site's own. */
  documents: ReadonlySet<string>;
  /** `PDF`, of the site's own documents. */
  fileKinds: ReadonlySet<string>;
  /** The ids of questions. */
  questions: ReadonlySet<string>;
  /** Of families. */
  slugs: ReadonlySet<string>;
}

const known = new WeakMap<Snapshot, Words>();

/** Collected once for each snapshot. */
export function knownWords(snapshot: Snapshot): Words {
  const words = known.get(snapshot) ?? wordsOf(snapshot);
  known.set(snapshot, words);
  return words;
}

function wordsOf({ content: { carousels, documents, siteDocuments, faqs, families } }: Snapshot): Words {
  const labels = (texts: readonly string[]) => new Set(texts.map((text) => text.slice(0, MEASUREMENT_LABEL_MAX)));
  return {
    banners: labels(carousels.map(({ title }) => title)),
    documents: labels([...documents.map(({ docNumber }) => docNumber), ...siteDocuments.map(({ name }) => name)]),
    fileKinds: new Set(
      siteDocuments.map(({ filename }) => filename.slice(filename.lastIndexOf('.') + 1).toUpperCase()),
    ),
    questions: new Set(faqs.map(({ id }) => String(id))),
    slugs: new Set<string>(families.map(({ slug }) => slug)),
  };
}
