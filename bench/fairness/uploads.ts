import { randomUUID } from 'node:crypto';
import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import type { Asked } from './client.ts';

const BOUNDARY = 'bench-fairness';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const MB = 1 << 20;
const OF_NETWORK = 5;
const applicant = {
  position: 'Panel builder',
  employmentType: 'Full-Time',
  first: 'Ada',
  last: 'Byron',
  phone: '701-555-0100',
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  token: 'off',
};

/** An application with a résumé, as the form sends it. */
export const applicationFrom = (from: string, nth: number): Asked => ({
  path: '/api/Applicant',
  from,
  method: 'POST',
  headers: { 'content-type': TYPE, [SUBMISSION_KEY_HEADER]: `bench fairness ${randomUUID()}` },
  body: Buffer.concat([
    begun(nth),
    Buffer.from(`Ada Byron, ${nth}\n`.repeat(1000)),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

let stalled = 0;
/** The beginning of one with ten megabytes, of which one comes: five of each network. */
export function stalledApplication(): Asked {
  const network = Math.floor(stalled++ / OF_NETWORK);
  return {
    path: '/api/Applicant',
    from: `100.64.${network >> 8}.${network & 255}`,
    method: 'POST',
    headers: { 'content-type': TYPE, 'content-length': String(10 * MB) },
    body: Buffer.concat([begun(stalled), Buffer.alloc(MB, 'x')]),
    isStalled: true,
  };
}

const begun = (nth: number): Buffer =>
  Buffer.from(
    [
      `--${BOUNDARY}`,
      'content-disposition: form-data; name="data"',
      '',
      JSON.stringify({ ...applicant, email: `ada-${nth}@example.com` }),
      `--${BOUNDARY}`,
      'content-disposition: form-data; name="file"; filename="cv.txt"',
      '',
      '',
    ].join('\r\n'),
  );
