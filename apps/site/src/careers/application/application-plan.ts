import { type EmploymentType, INTERN, type JobAnswer } from '@millrace/contract';
import type { PagePlan, Read } from '../../page/plan.ts';
import { jobIdOf, jobInPath } from '../board/board-address.ts';
import { jobQuery } from '../careers-plan.ts';

/** /employment and /employment/{id} (specification 2.19): an unknown job falls back to an application for none in particular. */
export const applicationPlan: PagePlan<'application'> = {
  queries: ({ params }) => {
    const id = askedJob(params.id);
    return id === null ? [] : [jobQuery(id)];
  },
  head: ({ params }, read, settings) => {
    const job = jobOf(params.id, read);
    const company = settings['company.name'];
    if (job !== null)
      return {
        title: `Application For ${job.name}`,
        description: `Apply online for ${job.name}, ${typeWords(job.type)}, at ${company}.`,
        hidden: true,
      };
    return {
      title: 'Application',
      description: `Apply for work at ${company} online: a form, your résumé, and a copy by e-mail.`,
      canonical: '/employment',
      hidden: params.id !== undefined,
    };
  },
};

/** The reference number in an address; null when there is none or it is not a number. */
export const askedJob = (id?: string): number | null => jobIdOf({ job: jobInPath(id) });

function jobOf(id: string | undefined, read: Read): JobAnswer | null {
  const asked = askedJob(id);
  return asked === null ? null : read(jobQuery(asked));
}

/** The form's word for a kind of employment (specification 9). */
export const typeWords = (type: EmploymentType): string => (type === 'Internship' ? INTERN : type);
