/** How far staff have come with an application. `read` comes by itself with the first reading. */
export const applicationStatuses = ['new', 'read', 'invited', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * A text that staff send to an applicant, after they have changed it to suit. `{first}`, `{position}` and `{company}` stand for the
 * words.
 */
export interface ApplicationLetter {
  name: string;
  subject: string;
  text: string;
}
export const applicationLetters: readonly ApplicationLetter[] = [
  {
    name: 'Invite',
    subject: 'Your application as {position}',
    text: 'Dear {first},\n\nthank you for your application as {position}. We would like to get to know you.\n\nPlease answer this mail with the days and hours that suit you, or call us.',
  },
  {
    name: 'Ask for more',
    subject: 'A question about your application as {position}',
    text: 'Dear {first},\n\nthank you for your application as {position}. Before we decide we would like to know more about:\n\n',
  },
  {
    name: 'Decline',
    subject: 'Your application as {position}',
    text: 'Dear {first},\n\nthank you for your application as {position} at {company}. We have decided for somebody else this time.\n\nWe wish you all the best.',
  },
];

/** Of a note, and of a mail. */
export const APPLICATION_NOTE_MAX = 4000;
/** Of one application. */
export const APPLICATION_NOTES_MAX = 200;
