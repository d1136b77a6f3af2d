import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { quietLog } from './quiet-log.ts';
import { postgresPrograms, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, if the tests use one. */
    postgresUrl?: string;
    databaseKind: Database['kind'];
    /** Test files that want PostgreSQL where its programs are not installed. */
    passedOver: string[];
  }
}

const TEMPLATE = 'template_millrace';

/** Run by Vitest once before the tests of a project: one PostgreSQL server for all of them, with a migrated database to copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (programs === undefined) return async () => undefined;
  const server = await startPostgres(programs);
  await administer(server.url, `create database ${TEMPLATE}`);
  await (await open(server.url, TEMPLATE)).close();
  provide('postgresUrl', server.url);
  return server.stop;
}

/** A copy of the migrated database, dropped when it is closed. */
export async function openCopy(server: string): Promise<Database & { again(): Promise<Database> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  const database = await open(server, name);
  return {
    ...database,
    again: () => open(server, name),
    close: async () => {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

function open(server: string, name: string): Promise<Database> {
  const url = new URL(server);
  url.pathname = name;
  return openDatabase({ dataDir: '', databaseUrl: url.href, log: quietLog });
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
