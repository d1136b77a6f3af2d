import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column of whole numbers has one of these, as one parameter however many they are. */
export const anyOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${`{${numbers.join(',')}}`}::integer[])`;
