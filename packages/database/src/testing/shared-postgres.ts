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
  await (await openServerDatabase(named(server.url, TEMPLATE))).close();
  provide('postgresUrl', server.url);
  return server.stop;
}

export interface ServerPlace {
  url: string;
  drop(): Promise<void>;
}

/** A copy of the migrated database. */
export async function serverPlace(server: string): Promise<ServerPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  return { url: named(server, name), drop: () => administer(server, `drop database ${name} with (force)`) };
}

/** The machine that runs the tests may stand still for longer than a visitor waits: its server is not away. */
const TEST_SILENCE_MS = 60_000;

export const openServerDatabase = (url: string): Promise<Database> =>
  openDatabase({ dataDir: '', databaseUrl: url, silenceMs: TEST_SILENCE_MS, log: quietLog });

function named(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
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
