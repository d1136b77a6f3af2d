import { z } from 'zod';
import { day, id, mediaUri, name, position } from './fields.ts';

/** The kinds of document (specification 2.7 and 2.12): nine in Support, and MDF, the marketing data flier. */
export const documentTypes = ['TDS', 'QSG', 'WSG', 'GIG', 'UG', 'BKL', 'BRC', 'PPS', 'PLS', 'MDF'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `type` of a document whose uri is absolute; all others lie below /media/ (specification 2.12). */
export const EXTERNAL_DOCUMENT = 5;

export const contentDocument = z
  .object({
    id,
    docType: z.enum(documentTypes),
    docNumber: z.string().max(40),
    revision: z.string().max(20).nullable(),
    revisedOn: day.nullable(),
    /** Number of the document this one replaces. */
    supersedes: z.string().max(40).nullable(),
    name,
    uri: z.string(),
    type: z.int32(),
    /** Category under its type on the Support page; null keeps it off that page. */
    supportCategory: name.nullable(),
    isLive: z.boolean(),
    position,
  })
  .refine(
    (document) => (document.type === EXTERNAL_DOCUMENT ? z.httpUrl() : mediaUri).safeParse(document.uri).success,
    {
      path: ['uri'],
      message: 'must be a path below /media/ or, of an address outside (type 5), begin with https:// or http://',
    },
  );
export type ContentDocument = z.infer<typeof contentDocument>;

/**
 * Documents of the site itself, read by category: xls, pdf, app (footer), Building, Logo, About, Footer, Support, and that of the
 * association's mark.
 */
export const siteDocument = z.object({
  id,
  category: name,
  name,
  /** '' of prose. */
  uri: z.string().refine((uri) => uri === '' || mediaUri.safeParse(uri).success, {
    error: 'must be a path below /media/, such as documents/price-list.pdf, or empty for a text',
  }),
  filename: z.string().max(200),
  /** Text of the document, when it is prose rather than a file (the About page). */
  htmlContent: z.string().max(100_000).nullable(),
  isLive: z.boolean(),
  position,
});
export type SiteDocument = z.infer<typeof siteDocument>;
