import { request } from '@millrace/contract';
import { deskCalls } from '@millrace/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeTransport } from './office-transport.ts';

/** All that visitors looked for and read. */
export const interestQuery = queryOptions({
  queryKey: ['interest'],
  queryFn: ({ signal }) => request(officeTransport, deskCalls.officeInterest, { signal }),
});
