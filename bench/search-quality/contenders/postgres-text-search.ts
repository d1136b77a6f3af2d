import { openDatabase } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import type { SearchedPage } from '../searched-pages.ts';
import type { Contender } from './contender.ts';

/** PostgreSQL's full text search over the same texts: any word, names before texts, by ts_rank. null where it is not installed. */
export async function postgresTextSearch(pages: readonly SearchedPage[]): Promise<Contender | null> {
  const programs = postgresPrograms();
  if (programs === undefined) return null;
  const server = await startPostgres(programs);
  const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log: quietLog });
  const { queries } = database;
  await queries.execute(sql`
    create table searched_page as
    select key, setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', text), 'C') as words
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page (key text, name text, text text)`);
  return {
    name: 'PostgreSQL full text',
    find: async (text) => {
      const { rows } = (await queries.execute(sql`
        with asked as (select replace(plainto_tsquery('english', ${text})::text, '&', '|')::tsquery as query)
        select key from searched_page, asked where words @@ query order by ts_rank(words, query) desc limit 20`)) as {
        rows: { key: string }[];
      };
      return rows.map(({ key }) => key);
    },
    stop: async () => {
      await database.close();
      await server.stop();
    },
  };
}
