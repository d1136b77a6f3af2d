import { z } from 'zod';
import { application } from './application.ts';

const resume = z.object({
  /** The name of the download. */
  name: z.string(),
  /** By its content. */
  type: z.string(),
  bytes: z.int(),
});
const onRecord = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** null: none came with it. */
  resume: resume.nullable(),
});

/** An application on record, whole. */
export const applicationRecord = onRecord.extend({ data: application });
export type ApplicationRecord = z.output<typeof applicationRecord>;

/** One line of the list: enough to know which to open. */
export const listedApplication = onRecord.extend({
  position: z.string(),
  employmentType: z.string(),
  jobId: z.int().nullable(),
  first: z.string(),
  last: z.string(),
  email: z.string(),
});
export type ListedApplication = z.output<typeof listedApplication>;

/** The newest first. */
export const applicationPage = z.object({
  items: z.array(listedApplication),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
});
export type ApplicationPage = z.output<typeof applicationPage>;

const APPLICATIONS_PAGE_SIZE = 50;
export const APPLICATIONS_PAGE_SIZE_MAX = 100;
const PAGE_MAX = 1_000_000;
export const applicationsQuery = z.object({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(APPLICATIONS_PAGE_SIZE_MAX).default(APPLICATIONS_PAGE_SIZE),
});
