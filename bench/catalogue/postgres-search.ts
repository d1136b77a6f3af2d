import type { Content } from '@millrace/contract/content';
import { openDatabase, publishContent } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';

/** Asks PostgreSQL itself for the ten products nearest to a text. */
export interface PostgresSearch {
  find(text: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The peer of our index: the same products in PostgreSQL, part numbers without separators under a trigram index, names and
 * descriptions under a text index. null where its programs are not installed.
 */
export async function postgresSearch(content: Content): Promise<PostgresSearch | null> {
  const programs = postgresPrograms();
  if (programs === undefined) return null;
  const server = await startPostgres(programs);
  const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log: quietLog });
  const { queries } = database;
  await publishContent(database, content, { source: 'bench' });
  await queries.execute(sql`create extension pg_trgm`);
  await queries.execute(sql`
    create table searched as select id, part_number, price_cents,
      lower(regexp_replace(part_number || ' ' || coalesce(config_model_no, ''), '[^[:alnum:] ]', '', 'g')) as numbers,
      to_tsvector('english', name || ' ' || description) as words from product`);
  await queries.execute(sql`create index on searched using gin (numbers gin_trgm_ops)`);
  await queries.execute(sql`create index on searched using gin (words)`);
  await queries.execute(sql`vacuum analyze searched`);
  return {
    find: async (text) => {
      const plain = text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
      const { rows } = (await queries.execute(sql`
        select id, part_number, price_cents from searched
        where numbers like ${`%${plain.replaceAll(' ', '')}%`} or words @@ plainto_tsquery('english', ${text})
        order by numbers like ${`${plain}%`} desc, ts_rank(words, plainto_tsquery('english', ${text})) desc limit 10`)) as {
        rows: unknown[];
      };
      return rows.length;
    },
    stop: async () => {
      await database.close();
      await server.stop();
    },
  };
}
