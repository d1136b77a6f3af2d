import { expect, test } from 'vitest';
import { storagePlace } from './storage-place.ts';

test('an S3 address names endpoint, bucket, region and keys', () => {
  expect(storagePlace('s3://key:a%2Fb%2Bc@s3.example.com:9000/site-files?region=eu-central-1')).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example.com:9000',
    bucket: 'site-files',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'a/b+c',
  });
});
test('the region has a default; plain http is asked for', () => {
  expect(storagePlace('s3://key:secret@127.0.0.1:9000/files?insecure=true')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  });
});
test.each([
  'nonsense',
  'https://key:secret@host/bucket',
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@host/',
  's3://key:secret@host/a/b',
  's3://key:secret@host/Bucket_1',
  's3://key:%zz@host/bucket',
])('%s is refused', (address) => expect(storagePlace(address)).toBeNull());
