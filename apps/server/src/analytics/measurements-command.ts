import type { Snapshot } from '@millrace/catalogue';
import type { MeasurementBatch } from '@millrace/contract';
import { type Database, recordMeasurements } from '@millrace/database';
import { knownMeasurement } from './known-measurement.ts';

interface MeasurementsCommand {
  database: Database;
  snapshot(): Snapshot;
  clock?: () => Date;
}

/** Counts what a visitor's page has sent, in the site's own words, under the day (UTC) it arrives. */
export const measurementsCommand =
  ({ database, snapshot, clock = () => new Date() }: MeasurementsCommand) =>
  async ({ body }: { body: MeasurementBatch }): Promise<null> => {
    const current = snapshot();
    const measurements = body.events.map((event) => knownMeasurement(current, event));
    await recordMeasurements(database, clock().toISOString().slice(0, DAY_LENGTH), measurements);
    return null;
  };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
