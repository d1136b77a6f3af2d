import { PGlite } from '@electric-sql/pglite';

/** Over PGlite's own: by default it starts with -F (no fsync), never checkpoints early and takes 128 MB for its buffers. */
const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  max_wal_size: '64MB',
  shared_buffers: '16MB',
};

export const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
