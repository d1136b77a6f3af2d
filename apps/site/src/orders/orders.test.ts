import { settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';
import { ordersTabs, thresholdOf } from './orders-plan.ts';

const warranty = {
  id: 7,
  category: 'Warranty',
  name: 'Three-year warranty',
  uri: 'documents/three.pdf',
  filename: 'three.pdf',
  htmlContent: null,
};
const setting = (group: string, key: string, value: string | number) => ({ id: 1, group, key, value });

test('orders and shipping states every fact, as the settings have it', async () => {
  const text = (await pageAt('/orders')).text;
  for (const fact of [
    'no minimum order quantity',
    '$2,500.00',
    'no freight allowance on custom controls',
    '2:00pm Central Time',
    'Parcels under 80 lb',
    'purchase order',
  ])
    expect(text).toContain(fact);
  expect(text).toContain(settingsFrom([])['orders.partNumberStarts'].join(''));
  const changed = await pageAt('/orders', { '/SiteSetup': [setting('orders', 'freightThreshold', 3000)] });
  expect(changed.text).toContain('$3,000.00');
  expect(changed.text).not.toContain('$2,500.00');
});

test('a maker that allows no freight promises none, on the page and in its description', async () => {
  const rows = [setting('orders', 'freightThreshold', 0), setting('orders', 'freightCountry', 'the European Union')];
  const { text } = await pageAt('/orders', { '/SiteSetup': rows });
  expect(text).toContain('Freight is charged as it is quoted.');
  expect(text).not.toMatch(/freight (?:is )?allow|European Union|\$0/i);
  expect(ordersTabs[0].description(settingsFrom(rows))).toMatch(/No minimum order\.$/);
});

test('warranty and returns states every fact and lists the warranties', async () => {
  const { text, html } = await pageAt('/orders/warranty-and-returns', { '/Content': [warranty] });
  for (const fact of [
    '3-year limited',
    '1-year limited',
    '1 year of their manufacture date',
    'return authorization number',
    'fee of 15%',
    'Custom controls and used product are not returnable',
  ])
    expect(text).toContain(fact);
  expect(html).toContain('href="/media/documents/three.pdf"');
});

test('the documents are shown under their address, but have no tab', async () => {
  const { html, title } = await pageAt('/orders/documents', { '/Content': [warranty] });
  expect(title).toMatch(/^Warranty documents/);
  expect(html).toContain('href="/media/documents/three.pdf"');
  expect(html).not.toContain('href="/orders/documents"');
});

test('an unknown tab shows orders and shipping, known by its address', async () => {
  const { title, canonical } = await pageAt('/orders/whatever');
  expect(title).toMatch(/^Orders and shipping/);
  expect(canonical).toBe('https://site.example/orders/orders-and-shipping');
});

test('descriptions quote the settings', () => {
  expect(ordersTabs[0].description(settingsFrom([]))).toContain(thresholdOf(settingsFrom([])));
});
