import { ApiError } from '@millrace/contract';
import { storedToken } from '../../api/token.ts';

/** Downloads a file for signed-in users only: a link sends no token. Throws when the server refuses. */
export async function saveFile(address: string): Promise<void> {
  const token = storedToken();
  const response = await fetch(address, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new ApiError(response.status, null);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('content-disposition')) ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Long enough for the browser to have taken it. */
const KEPT_MS = 60_000;

const nameOf = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
