import { commands, request } from '@millrace/contract';
import { fetchTransport } from '../api/fetch-transport.ts';

/** Has the visitor view the site as another customer of the own group; whether it happened. A failure is logged. */
export async function switchCustomer(customerId: number): Promise<boolean> {
  try {
    return await request(fetchTransport, commands.changeCustomer, { body: { customerId } });
  } catch (error) {
    console.warn('The customer could not be changed.', error);
    return false;
  }
}
