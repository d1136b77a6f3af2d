import type { ContentFaq, Image, SupportVideo, Video } from '@millrace/contract/content';
import { faqs, type WrittenFaq } from '../faqs/index.ts';
import { faqPicture, posterUri } from '../uris.ts';
import { videos } from '../videos/index.ts';
import { supportVideos } from '../videos/support.ts';

export const supportRows = () => ({ faqs: faqRows(), supportVideos: supportVideoRows() });

const faqRows = (): ContentFaq[] =>
  faqs.map((faq, index) => ({
    id: index + 1,
    question: faq.question,
    answer: faq.answer,
    link: faq.link ?? null,
    isLive: faq.isLive ?? true,
    isSupport: faq.isSupport ?? false,
    video: videoOf(faq.video),
    image: imageOf(faq),
    steps: (faq.steps ?? []).map((step) => ({
      answer: step.text,
      image: imageOf(step),
      video: videoOf(step.video),
    })),
    position: index,
  }));

const imageOf = ({ picture }: Pick<WrittenFaq, 'picture'>): Image | null =>
  picture === undefined ? null : { uri: faqPicture(picture), filename: `${picture}.svg` };

function videoOf(id: string | undefined): Video | null {
  if (id === undefined) return null;
  const video = videos[id];
  if (video === undefined) throw new Error(`no video ${id}`);
  return { name: video.name, uri: id, poster: posterUri(id), uploadDate: video.uploaded };
}

const supportVideoRows = (): SupportVideo[] =>
  Object.entries(supportVideos)
    .flatMap(([category, ids]) => ids.map((id) => ({ category, id })))
    .map(({ category, id }, index) => {
      const video = videos[id];
      if (video === undefined) throw new Error(`no video ${id}`);
      return {
        id: index + 1,
        category,
        name: video.name,
        uri: id,
        poster: posterUri(id),
        uploadDate: video.uploaded,
        isLive: true,
        position: index,
      };
    });
