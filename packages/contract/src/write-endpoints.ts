import { z } from 'zod';
import type { Endpoint } from './endpoints.ts';
import { eventBatch } from './events.ts';
import type { Writes } from './writes.ts';

/** A writing call with its schemas. */
export interface WriteEndpoint extends Endpoint {
  body: z.ZodType;
  /** JSON is also read from `text/plain`, as `sendBeacon` sends it. */
  isBeacon?: boolean;
}

/** Every call of `writes`, with its schemas. A call without an entry here does not compile. */
export const writeEndpoints = {
  events: {
    tag: 'Analytics',
    summary: 'Takes what a visitor who agreed to it has seen and done',
    body: eventBatch,
    answer: z.null(),
    isBeacon: true,
    refusals: ['too-large', 'wrong-type', 'too-many'],
  },
} satisfies { [Name in keyof Writes]: WriteEndpoint & ShapesOf<Name> };

type TypesOf<Name extends keyof Writes> = NonNullable<Writes[Name]['types']>;
type ShapesOf<Name extends keyof Writes> = {
  body: z.ZodType<TypesOf<Name>['body']>;
  answer: z.ZodType<TypesOf<Name>['answer']>;
};
