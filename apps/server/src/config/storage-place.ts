/** The place of stored files. */
export type StoragePlace =
  | { kind: 'disk'; folder: string }
  | { kind: 's3'; endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

const DEFAULT_REGION = 'us-east-1';
/** Names a bucket may have, as the S3 interface states them. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `s3://key:secret@host/bucket?region=…`; key and secret percent-encoded where they hold reserved characters. `insecure=true`
 * speaks plain http, for a store on the same machine. null when it is not such an address.
 */
export function storagePlace(address: string): StoragePlace | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const bucket = url.pathname.slice(1);
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  if (url.protocol !== 's3:' || url.host === '' || !BUCKET.test(bucket)) return null;
  if (!accessKeyId || !secretAccessKey) return null;
  return {
    kind: 's3',
    endpoint: `${url.searchParams.get('insecure') === 'true' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
