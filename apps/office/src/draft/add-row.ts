import { ApiError, type ApiTransport, request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { officeCalls, type RowRecord } from '@millrace/contract/office';

/** How often a row is asked for again whose answer was lost. Its key keeps it one row. */
const AGAIN = 2;

/** Adds a row with these fields to a draft. Throws an `ApiError`, or the fault of the connection. */
export async function addRow(
  transport: ApiTransport,
  draft: string,
  kind: ContentKind,
  fields: Readonly<Record<string, unknown>>,
): Promise<RowRecord> {
  const body = { key: crypto.randomUUID(), fields: { ...fields } };
  for (let tries = 0; ; tries++)
    try {
      return await request(transport, officeCalls.officeAddRow, { params: { draft, kind }, body });
    } catch (error) {
      if (error instanceof ApiError || tries === AGAIN) throw error;
    }
}
