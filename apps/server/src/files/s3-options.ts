import type { S3DriverOptions } from 'flydrive/drivers/s3/types';
import type { StoragePlace } from '../config/storage-place.ts';

/** The set-up of the S3 driver for a bucket. Files are private in it: the server alone returns them. */
export function s3Options(place: Extract<StoragePlace, { kind: 's3' }>): S3DriverOptions {
  return {
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    bucket: place.bucket,
    visibility: 'private',
    // Every store understands host/bucket/key; bucket.host/key and access lists are Amazon's alone.
    forcePathStyle: true,
    supportsACL: false,
  };
}
