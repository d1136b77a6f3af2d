import type { Setting } from '@millrace/contract/content';
import { asc } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { setting } from '../schema/index.ts';

/** The settings in force, those not public among them, without reading all content. */
export const readSettings = (queries: Queries): Promise<Setting[]> =>
  queries.select().from(setting).orderBy(asc(setting.id));
