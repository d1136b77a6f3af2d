import type { BotCheckAction, BotCheckTask } from './bot-check.ts';
import type { Call } from './calls.ts';
import type { Carousel } from './content/index.ts';
import type { EventBatch } from './events.ts';

type None = Record<never, never>;
const get = <Params, Answer>(path: string): Call<Params, None, Answer> => ({ method: 'GET', path });
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });
const put = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'PUT', path });
const remove = <Params, Answer>(path: string): Call<Params, None, Answer> => ({ method: 'DELETE', path });

/**
 * The calls of specification section 7, and those decisions 3 adds, that are done by a command: they write, or their answer
 * belongs to who asks. `null`: answered with 204.
 */
export const writes = {
  events: post<None, EventBatch, null>('/Events'),
  changeCustomer: put<None, { customerId: number }, true>('/Users/customer'),
  putCarousel: put<{ id: number }, Carousel, true>('/Carousel/:id'),
  deleteCarousel: remove<{ id: number }, true>('/Carousel/:id'),
  botCheck: get<{ action: BotCheckAction }, BotCheckTask>('/BotCheck/:action'),
} as const;
export type Writes = typeof writes;
