import type { EventBatch } from '@millrace/contract';
import { type Database, recordEvents } from '@millrace/database';

interface EventsCommand {
  database: Database;
  clock?: () => Date;
}

/** Counts what a visitor's page has sent, under the day (UTC) it arrives. */
export const eventsCommand =
  ({ database, clock = () => new Date() }: EventsCommand) =>
  async ({ body }: { body: EventBatch }): Promise<null> => {
    await recordEvents(database, clock().toISOString().slice(0, DAY_LENGTH), body.events);
    return null;
  };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
