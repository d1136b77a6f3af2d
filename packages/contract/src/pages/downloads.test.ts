import { expect, test } from 'vitest';
import { comparisonUrl, modelListUrl } from './downloads.ts';

test.each([
  [{ slug: 'tern', format: 'pdf' }, '/downloads/model-list/tern.pdf'],
  [{ slug: 'tern', format: 'xlsx', prices: true }, '/downloads/model-list/tern.xlsx'],
  [{ slug: 'tern', format: 'pdf', prices: false }, '/downloads/model-list/tern.pdf?prices=false'],
  [
    { slug: 'tern', format: 'pdf', configurator: 'TD-E|2S', options: 'x' },
    '/downloads/model-list/tern.pdf?configurator=TD-E%7C2S&options=x',
  ],
  [{ slug: 'tern', format: 'pdf', options: 'W10' }, '/downloads/model-list/tern.pdf?options=W10'],
  [{ slug: 'tern', format: 'pdf', intrinsicallySafe: true }, '/downloads/model-list/tern.pdf?intrinsically-safe=true'],
] as const)('%o is %s', (request, url) => expect(modelListUrl(request)).toBe(url));

test('a comparison is a file at the address of its page', () =>
  expect(comparisonUrl('family=tern&part=A%2F1', 'csv')).toBe('/downloads/comparison.csv?family=tern&part=A%2F1'));
