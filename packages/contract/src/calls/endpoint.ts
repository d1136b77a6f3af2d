import type { z } from 'zod';
import type { RefusalCode } from './problem.ts';

/** A call with its schemas: at once the server's route and the entry in the OpenAPI document. */
export interface Endpoint {
  summary: string;
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  answer: z.ZodType;
  /** Its refusals, besides bad-request. */
  refusals?: readonly RefusalCode[];
}
