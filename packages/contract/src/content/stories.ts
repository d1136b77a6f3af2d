import { z } from 'zod';
import { employmentTypes } from './employment-types.ts';
import { day, element, id, name, richText, slug } from './fields.ts';

export const post = z.object({ id, name, slug, postDate: day, htmlContent: richText, isLive: z.boolean() });
export type Post = z.infer<typeof post>;

export { employmentTypes };

/** Questions of applicants about a job. */
export const jobQuestion = z.object({ question: z.string().max(500), answer: z.string().max(2000) });

export const job = z.object({
  id,
  name,
  category: name,
  type: z.enum(employmentTypes),
  postDate: day,
  description: z.string().max(10_000),
  tasks: z.array(z.string().max(500)),
  details: z.array(z.string().max(500)),
  skills: z.array(z.string().max(500)),
  questions: z.array(jobQuestion.extend(element)),
  isLive: z.boolean(),
});
export type Job = z.infer<typeof job>;
