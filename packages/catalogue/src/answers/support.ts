import type { SupportDocumentType } from '@millrace/contract';
import type { ContentDocument, SupportVideo, Video } from '@millrace/contract/content';
import { type AnswerCall, answer } from '../answer.ts';
import { withFocus } from '../presenting/picture-facts.ts';

/** In the order of specification 2.7. MDF is not among them: fliers stand with their families only. */
const supportTypes = ['TDS', 'QSG', 'WSG', 'GIG', 'UG', 'BKL', 'BRC', 'PPS', 'PLS'] as const;

/** The nine types, also those without documents, so that the page decides how an empty one looks. */
export const supportDocuments: AnswerCall<'supportDocuments'> = ({ content }) =>
  answer(
    supportTypes.map((name) => ({
      name,
      categories: categoriesOf(content.documents.filter((one) => one.docType === name)),
    })),
  );

type DocumentCategory = SupportDocumentType['categories'][number];

/** In the order of their first mention in the documents. */
function categoriesOf(documents: readonly ContentDocument[]): DocumentCategory[] {
  const listed = documents.flatMap((document) =>
    document.isLive && document.supportCategory !== null ? [{ category: document.supportCategory, document }] : [],
  );
  return [...Map.groupBy(listed, ({ category }) => category)].map(([name, group]) => ({
    name,
    documents: group.map(({ category, document }) => presentDocument(category, document)),
  }));
}

function presentDocument(
  category: string,
  { name, type, uri, docNumber, revision }: ContentDocument,
): DocumentCategory['documents'][number] {
  const filename = uri.slice(uri.lastIndexOf('/') + 1);
  return { name, category, type, uri, filename, docNumber, revision, document: { uri, filename } };
}

export const supportVideos: AnswerCall<'supportVideos'> = (snapshot) => {
  const live = snapshot.content.supportVideos.filter(({ isLive }) => isLive);
  const grouped = [...Map.groupBy(live, ({ category }) => category)];
  return answer(
    grouped.map(([name, group]) => ({ name, videos: group.map((one) => withFocus(snapshot, presentVideo(one))) })),
  );
};

const presentVideo = ({ name, uri, poster, uploadDate }: SupportVideo): Video => ({
  name,
  uri,
  poster,
  ...(uploadDate === null ? {} : { uploadDate }),
});
