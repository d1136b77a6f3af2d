import { calls, request, settingsFrom } from '@millrace/contract';
import { queryOptions } from '@tanstack/react-query';
import { officeTransport } from './office-transport.ts';

/** The public settings in force, as visitors have them. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: async ({ signal }) => settingsFrom(await request(officeTransport, calls.settings, { signal })),
});
