import { type ApiTransport, request } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { officeCalls, type RowRecord } from '@millrace/contract/office';
import { askAgain } from './ask-again.ts';

/** Adds one row with these fields to a draft. Throws an `ApiError`, or the fault of the connection. */
export const addRow = (
  transport: ApiTransport,
  draft: string,
  kind: ContentKind,
  fields: Readonly<Record<string, unknown>>,
): Promise<RowRecord> =>
  askAgain((key) =>
    request(transport, officeCalls.officeAddRow, { params: { draft, kind }, body: { key, fields: { ...fields } } }),
  );
