import type { JobAnswer } from '@millrace/contract';
import { addressOf, organizationName } from './organization.ts';
import { mediaAddress, type Publisher, pageAddress, said, type Thing } from './thing.ts';

/** The search engines' words for our kinds of employment; `Remote` says where, not how much. */
const kinds: Record<JobAnswer['type'], string> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Seasonal: 'TEMPORARY',
  Internship: 'INTERN',
  Remote: 'OTHER',
};

/** An open job at the company's own place; null when the settings name no place. */
export function jobPosting(publisher: Publisher, job: JobAnswer, path: string): Thing | null {
  const { settings } = publisher;
  const address = addressOf(settings);
  if (address === undefined) return null;
  const logo = settings['company.logo'];
  return {
    '@type': 'JobPosting',
    title: job.name,
    description: descriptionOf(job),
    datePosted: job.postDate,
    identifier: { '@type': 'PropertyValue', name: settings['company.name'], value: String(job.id) },
    employmentType: kinds[job.type],
    url: pageAddress(publisher, path),
    ...(job.type === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: settings['company.country'] },
    }),
    hiringOrganization: {
      ...organizationName(publisher),
      sameAs: pageAddress(publisher, '/about'),
      ...said({ logo: logo === '' ? '' : mediaAddress(publisher, logo) }),
    },
    jobLocation: { '@type': 'Place', address },
  };
}

/** The whole text of the job, as HTML, which search engines require here. */
function descriptionOf({ description, tasks, details, skills }: JobAnswer): string {
  const lists = [tasks, details, skills].filter((lines) => lines.length > 0);
  return [`<p>${escaped(description)}</p>`, ...lists.map(listOf)].join('');
}

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
