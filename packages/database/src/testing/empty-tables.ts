import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { contentTables } from '../content/content-tables.ts';
import * as schema from '../schema/index.ts';

const tables = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .map(getTableName);
const ofContent = [
  ...Object.values(contentTables),
  schema.familyDocument,
  schema.familyFaq,
  schema.familyAccessory,
  schema.contentRevision,
  schema.contentChange,
  schema.lastRowId,
].map(getTableName);

/** Empties every table, or all but those of published content. A table without rows costs next to nothing. */
export function emptyTables({ but = [] }: { but?: readonly string[] } = {}): string {
  const names = tables.filter((name) => !but.includes(name)).map((name) => `'${name}'`);
  return `do $$
    declare
      each_name text;
      has_rows boolean;
      filled text[] := '{}';
    begin
      foreach each_name in array array[${names.join(', ')}] loop
        execute format('select exists (select from %I)', each_name) into has_rows;
        if has_rows then filled := filled || format('%I', each_name); end if;
      end loop;
      if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    end $$`;
}

export const emptyAllButContent = (): string => emptyTables({ but: ofContent });

/** Changes when a row of published content is added, changed or deleted. */
export const contentTrace = (): string =>
  `select string_agg(trace, ' ') from (${ofContent
    .map((name) => `select '${name}', count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as trace from "${name}"`)
    .join(' union all ')}) as traces`;

/** Changes with a table, column, trigger, constraint, function or migration. */
export const SHAPE = `select concat_ws(' ',
  (select md5(string_agg(concat_ws(' ', c.relname, a.attname, a.atttypid, a.attnotnull, a.atthasdef), ',' order by c.relname, a.attnum))
    from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace),
  (select count(*) from pg_trigger), (select count(*) from pg_constraint), (select count(*) from pg_proc),
  (select count(*) from drizzle.__drizzle_migrations))`;
