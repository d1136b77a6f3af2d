import { customType } from 'drizzle-orm/pg-core';

/**
 * A `jsonb` column. Drizzle's own parses a value that the driver has parsed already, so that the string "0815" comes
 * back as a number; this one leaves the driver's value alone.
 */
export const storedJson = <T>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
  })(name);
