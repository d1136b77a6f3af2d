import type { KindsWords } from './kind.ts';

const NAME = 'Name and address';
const TEXT = 'Text';
const SHOWN = 'Where it is shown';
const live = { label: 'Live', help: 'Off: visitors do not see it.', section: SHOWN, width: 60 };
const position = { label: 'Place', help: 'Lower numbers stand first.', section: SHOWN, width: 64 };
const slug = { label: 'Address', help: 'The last part of the address of its page.', section: NAME, width: 220 };
const id = { label: 'Id', help: 'Given once, never changed.', section: SHOWN, width: 64 };
const video = {
  name: { label: 'Title' },
  uri: { label: 'Id at the host' },
  poster: { label: 'Still picture' },
  uploadDate: { label: 'Day of the video' },
};
const image = { uri: { label: 'File' }, filename: { label: 'Name of the file' } };

/** The kinds of the site beside the catalogue. */
export const siteWords: KindsWords<
  | 'siteDocuments'
  | 'faqs'
  | 'supportVideos'
  | 'carousels'
  | 'settings'
  | 'posts'
  | 'events'
  | 'jobs'
  | 'redirects'
  | 'mediaFiles'
> = {
  carousels: {
    one: 'banner',
    many: 'Banners',
    under: 'Site',
    title: 'title',
    columns: ['caption', 'action', 'link', 'isExternal', 'modelNumber', 'isLive', 'position'],
    fields: {
      title: { section: TEXT, width: 240 },
      caption: { help: 'A sentence under the title.', section: TEXT, width: 260 },
      action: { label: 'Words on the button', section: TEXT, width: 150 },
      link: { label: 'Leads to', help: 'A path of this site, or an address outside.', section: TEXT },
      isExternal: { label: 'Leads outside', section: TEXT, width: 110 },
      content: { label: 'Picture', section: 'Picture', fields: { uri: { label: 'File' } } },
      modelNumber: { help: 'Shown as a plate.', section: 'Picture' },
      isLive: live,
      position,
      id,
    },
  },
  posts: {
    one: 'post',
    many: 'Posts',
    under: 'Site',
    title: 'name',
    columns: ['slug', 'postDate', 'isLive'],
    fields: {
      name: { label: 'Title', section: NAME, width: 320 },
      slug,
      postDate: { label: 'Day', section: NAME },
      htmlContent: { label: 'Text', section: TEXT, widget: 'rich-text' },
      isLive: live,
      id,
    },
  },
  events: {
    one: 'event',
    many: 'Events',
    under: 'Site',
    title: 'name',
    columns: ['slug', 'dates', 'startsOn', 'endsOn', 'registrationDeadline', 'isOpen', 'isLive'],
    fields: {
      name: { section: NAME, width: 240 },
      slug: { ...slug, help: 'That of the post whose page has the registration.' },
      dates: { label: 'Dates as printed', section: NAME, width: 170 },
      startsOn: { label: 'First day', section: NAME },
      endsOn: { label: 'Last day', section: NAME },
      registrationDeadline: { label: 'Register until', help: 'Only printed.', section: 'Registration' },
      isOpen: { label: 'Open', help: 'Visitors can register.', section: 'Registration', width: 66 },
      closedNote: { label: 'Why it is closed', section: 'Registration' },
      attendingMax: { label: 'People in one registration', help: 'At most.', section: 'Registration' },
      places: {
        label: 'Places',
        help: 'People there is room for, told beside the registrations; empty: nobody counts.',
        section: 'Registration',
      },
      notesMax: { label: 'Letters in a note', help: 'At most; 0 asks for none.', section: 'Registration' },
      isLive: live,
      id,
    },
  },
  jobs: {
    one: 'job',
    many: 'Jobs',
    under: 'Site',
    title: 'name',
    columns: ['category', 'type', 'postDate', 'isLive'],
    fields: {
      name: { label: 'Title', section: NAME, width: 280 },
      category: { label: 'Department', section: NAME },
      type: { label: 'Employment', section: NAME },
      postDate: { label: 'Day', section: NAME },
      description: { section: TEXT, widget: 'long-text' },
      tasks: { section: TEXT },
      details: { section: TEXT },
      skills: { section: TEXT },
      questions: { section: 'Questions', fields: { question: {}, answer: {} } },
      isLive: live,
      id,
    },
  },
  faqs: {
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
  supportVideos: {
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
  siteDocuments: {
    one: 'site document',
    many: 'Site documents',
    under: 'Site',
    title: 'name',
    columns: ['category', 'uri', 'filename', 'isLive', 'position'],
    fields: {
      name: { section: NAME, width: 260 },
      category: { label: 'Where it stands', section: NAME },
      uri: { label: 'File', section: 'File', width: 260, widget: 'file' },
      filename: { label: 'Name of the file', section: 'File' },
      htmlContent: { label: 'Text', help: 'In place of a file.', section: TEXT, widget: 'rich-text' },
      isLive: live,
      position,
      id,
    },
  },
  settings: {
    one: 'setting',
    many: 'Settings',
    under: 'Site',
    title: 'key',
    columns: ['group', 'value', 'isPublic'],
    fields: {
      key: { label: 'Setting', section: NAME, width: 220 },
      group: { section: NAME, width: 150 },
      value: { section: NAME, width: 320 },
      isPublic: { label: 'Public', help: 'Only public settings are shown to strangers.', section: NAME, width: 70 },
      id,
    },
  },
  redirects: {
    one: 'redirect',
    many: 'Redirects',
    under: 'Site',
    title: 'from',
    columns: ['to', 'status', 'note'],
    fields: {
      from: {
        label: 'Old address',
        help: 'A path of this site, as /old.html or /product.asp?id=12; /* at its end takes all below it.',
        section: NAME,
        width: 280,
      },
      to: { label: 'Leads to', section: NAME, width: 280 },
      status: { label: 'For', section: NAME, width: 120, choices: { 301: 'good', 302: 'a while' } },
      note: { help: 'Who asked for it, and where the old address is printed.', section: NAME, width: 240 },
      id,
    },
  },
  mediaFiles: {
    one: 'media file',
    many: 'Media files',
    under: 'Site',
    title: 'uri',
    columns: ['alt', 'file'],
    fields: {
      uri: { label: 'Address', help: 'Its path below /media/.', section: NAME, width: 280, widget: 'file' },
      alt: { label: 'Words', help: 'For those who do not see the picture.', section: TEXT, width: 280 },
      focus: {
        label: 'Focal point',
        help: 'What stays visible when the picture is cut.',
        section: TEXT,
        fields: { x: { label: 'From the left, %' }, y: { label: 'From the top, %' } },
      },
      file: { label: 'Bytes', help: 'The hash of what was uploaded.', section: SHOWN, width: 160, widget: 'upload' },
      id,
    },
  },
};
