import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/**
 * Makes PGlite keep the parsers that come with a query. Drizzle names the same few with each query, and PGlite then joins them to a copy of
 * its own, which has two for each table: that takes twice as long as a short query. A type has one parser, the first that is named.
 */
export function parsesOnce(client: PGlite): PGlite {
  const kept = new Set<string>();
  const keep = <Options extends QueryOptions>(options?: Options): Options | undefined => {
    if (options?.parsers === undefined) return options;
    for (const [type, parser] of Object.entries(options.parsers)) {
      if (kept.has(type)) continue;
      kept.add(type);
      client.parsers[type] = parser;
    }
    const { parsers: _, ...others } = options;
    return others as Options;
  };
  const query = client.query.bind(client);
  client.query = (words, params, options) => query(words, params, keep(options));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const queryInside: Transaction['query'] = tx.query.bind(tx);
      tx.query = (words, params, options) => queryInside(words, params, keep(options));
      return work(tx);
    });
  return client;
}
