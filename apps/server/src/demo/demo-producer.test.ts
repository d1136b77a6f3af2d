import { demoContent } from '@millrace/demo-content';
import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { demoProducer } from './demo-producer.ts';

const snapshot = demoSnapshot();

test('a data sheet is made of its family', async () => {
  const uri = demoContent().documents.find(({ docType }) => docType === 'TDS')?.uri ?? '';
  const made = await demoProducer(() => snapshot)(uri);
  expect(
    Buffer.from(made?.bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
test('what the content does not name is not made', async () => {
  expect(await demoProducer(() => snapshot)('families/no-such-thing.svg')).toBeNull();
});
test('before there is content nothing is made', async () => {
  expect(await demoProducer(() => null)('families/no-such-thing.svg')).toBeNull();
});
