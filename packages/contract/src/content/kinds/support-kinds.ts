import { contentFaq, supportVideo } from '../support.ts';
import { byId } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, live, position, SHOWN, TEXT } from './shared-words.ts';

const image = { uri: { label: 'File' }, filename: { label: 'Name of the file' } };
const video = {
  name: { label: 'Title' },
  uri: { label: 'Id at the host' },
  poster: { label: 'Still picture' },
  uploadDate: { label: 'Day of the video' },
};

export const faqs: Kind<typeof contentFaq> = {
  row: contentFaq,
  words: {
    one: 'question',
    many: 'Questions',
    under: 'Site',
    title: 'question',
    columns: ['answer', 'link', 'isSupport', 'isLive', 'position'],
    fields: {
      question: { section: TEXT, width: 340 },
      answer: { section: TEXT, widget: 'long-text' },
      link: { section: TEXT },
      steps: {
        section: TEXT,
        fields: { answer: { label: 'Words' }, image: { label: 'Picture', fields: image }, video: { fields: video } },
      },
      image: { label: 'Picture', section: 'Picture', fields: image },
      video: { section: 'Picture', fields: video },
      isSupport: { label: 'On the Support page', help: 'As well as with its families.', section: SHOWN, width: 150 },
      isLive: live,
      position,
      id,
    },
  },
  lists: { steps: { by: byId } },
  foundBy: [['question']],
  readBy: 'everyone',
};

export const supportVideos: Kind<typeof supportVideo> = {
  row: supportVideo,
  words: {
    one: 'video',
    many: 'Videos',
    under: 'Site',
    title: 'name',
    columns: ['category', 'uri', 'poster', 'uploadDate', 'isLive', 'position'],
    fields: {
      name: { label: 'Title', section: TEXT, width: 280 },
      category: { label: 'Heading', section: TEXT },
      uri: { label: 'Id at the host', section: TEXT, width: 130 },
      poster: { label: 'Still picture', section: TEXT },
      uploadDate: { label: 'Day', section: TEXT },
      isLive: live,
      position,
      id,
    },
  },
  lists: {},
  foundBy: [['uri'], ['name']],
  readBy: 'everyone',
};
