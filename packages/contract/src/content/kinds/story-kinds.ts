import { contentEvent } from '../events.ts';
import { job, post } from '../stories.ts';
import { byId } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, live, NAME, slug, TEXT } from './shared-words.ts';

export const posts: Kind<typeof post> = {
  row: post,
  words: {
    one: 'post',
    many: 'Posts',
    under: 'Site',
    title: 'name',
    columns: ['slug', 'postDate', 'isLive'],
    fields: {
      name: { label: 'Title', section: NAME, width: 320 },
      slug: { ...slug, width: 220 },
      postDate: { label: 'Day', section: NAME },
      htmlContent: { label: 'Text', section: TEXT, widget: 'rich-text' },
      isLive: live,
      id,
    },
  },
  lists: {},
  foundBy: [['slug']],
  readBy: 'everyone',
};

export const events: Kind<typeof contentEvent> = {
  row: contentEvent,
  words: {
    one: 'event',
    many: 'Events',
    under: 'Site',
    title: 'name',
    columns: ['slug', 'dates', 'startsOn', 'endsOn', 'registrationDeadline', 'isOpen', 'isLive'],
    fields: {
      name: { section: NAME, width: 240 },
      slug: { ...slug, width: 220, help: 'That of the post whose page has the registration.' },
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
  lists: {},
  foundBy: [['slug']],
  readBy: 'everyone',
};

export const jobs: Kind<typeof job> = {
  row: job,
  words: {
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
  lists: { questions: { by: byId } },
  foundBy: [['name']],
  readBy: 'everyone',
};
