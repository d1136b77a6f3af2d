/** The sections of what was found, in their order, by their name in the answer and in the address. */
export const sections = [
  { name: 'families', title: 'Families', one: 'family' },
  { name: 'documents', title: 'Documents', one: 'document' },
  { name: 'questions', title: 'Questions', one: 'question' },
  { name: 'posts', title: 'Posts', one: 'post' },
  { name: 'jobs', title: 'Jobs', one: 'job' },
  { name: 'pages', title: 'Videos and pages', one: 'page' },
] as const;
export type Section = (typeof sections)[number];
