import type { MeasurementBatch } from '@millrace/contract';
import { type Database, recordMeasurements } from '@millrace/database';

interface MeasurementsCommand {
  database: Database;
  clock?: () => Date;
}

/** Counts what a visitor's page has sent, under the day (UTC) it arrives. */
export const measurementsCommand =
  ({ database, clock = () => new Date() }: MeasurementsCommand) =>
  async ({ body }: { body: MeasurementBatch }): Promise<null> => {
    await recordMeasurements(database, clock().toISOString().slice(0, DAY_LENGTH), body.events);
    return null;
  };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
