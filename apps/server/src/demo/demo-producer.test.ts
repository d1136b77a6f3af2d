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
test('whether a file would be made is known without making it', async () => {
  const { makes } = demoProducer(() => snapshot);
  const uri = demoContent().documents.find(({ docType }) => docType === 'TDS')?.uri ?? '';
  expect(await Promise.all([makes(uri), makes('families/no-such-thing.svg')])).toEqual([true, false]);
  expect(await demoProducer(() => null).makes(uri)).toBe(false);
});
test('before there is content nothing is made', async () => {
  expect(await demoProducer(() => null)('families/no-such-thing.svg')).toBeNull();
});
