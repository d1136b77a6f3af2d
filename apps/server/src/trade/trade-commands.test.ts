import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf: staffBy({ ada: ['editor'], hr: ['hr'] }) });
});
afterAll(() => server.close());

test('an editor is told what a file would lack, and gets it as a download', async () => {
  const verdict = (await sendOfficeCall(server, 'officeJudgeTrade', { as: 'ada', query: { format: 'bmecat' } })).json();
  expect(verdict.products).toBeGreaterThan(0);
  expect(verdict.findings.map(({ code }: { code: string }) => code)).toContain('no-class');
  const query = { format: 'bmecat', buyer: 'Lake & River', prices: 'false' };
  const file = await sendOfficeCall(server, 'officeTradeFile', { as: 'ada', query });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d-bmecat\.xml"$/);
  expect(file.body).toContain('<BUYER_NAME>Lake &amp; River</BUYER_NAME>');
  expect(file.body.match(/<PRODUCT /g)?.length).toBeGreaterThanOrEqual(verdict.products);
  const json = await sendOfficeCall(server, 'officeTradeFile', { as: 'ada', query: { format: 'etim-xchange' } });
  expect(JSON.parse(json.body).Supplier[0].Product).toHaveLength(verdict.products);
});

test('others get neither, and an unknown form is refused', async () => {
  expect((await sendOfficeCall(server, 'officeTradeFile', { as: 'hr', query: { format: 'bmecat' } })).statusCode).toBe(
    403,
  );
  expect(
    (await sendOfficeCall(server, 'officeTradeFile', { as: 'nobody', query: { format: 'bmecat' } })).statusCode,
  ).toBe(401);
  expect(
    (await sendOfficeCall(server, 'officeJudgeTrade', { as: 'ada', query: { format: 'datanorm' } })).statusCode,
  ).toBe(400);
});
