import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { nestingOf } from './nesting.ts';
import { unsoundHead } from './unsound-head.ts';

const HOST = ['Host', 'a.example'];
const refusal = (rawHeaders: string[], headers: IncomingHttpHeaders = {}, httpVersion = '1.1') =>
  unsoundHead({ raw: { rawHeaders, httpVersion }, headers } as Parameters<typeof unsoundHead>[0])?.problem.code ?? null;

test.each<[string, string[], string, string | null]>([
  ['one host', HOST, '1.1', null],
  ['one host, in capitals', ['HOST', 'a'], '1.1', null],
  ['one host after another header', ['Accept', 'host', ...HOST], '1.1', null],
  ['none', [], '1.1', 'bad-request'],
  ['none, before HTTP/1.1', [], '1.0', null],
  ['none, with a header as long', ['Date', 'host'], '1.1', 'bad-request'],
  ['two', [...HOST, ...HOST], '1.1', 'bad-request'],
  ['two, before HTTP/1.1', [...HOST, 'host', 'b'], '1.0', 'bad-request'],
])('a request that names %s', (_, raw, version, code) => expect(refusal(raw, {}, version)).toBe(code));

test.each<[IncomingHttpHeaders, string | null]>([
  [{}, null],
  [{ 'content-encoding': 'gzip' }, null],
  [{ 'content-encoding': 'gzip', 'content-length': '0' }, null],
  [{ 'content-encoding': 'gzip', 'content-length': '1' }, 'wrong-type'],
  [{ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' }, 'wrong-type'],
  [{ 'content-encoding': ' Identity ', 'content-length': '5' }, null],
  [{ 'content-encoding': '', 'content-length': '5' }, null],
  [{ 'content-length': '5' }, null],
])('of a body with %j', (headers, code) => expect(refusal(HOST, headers)).toBe(code));

test.each([
  ['7', 0],
  ['"[[["', 0],
  ['[]', 1],
  ['{}', 1],
  ['[[],[]]', 2],
  ['{"a":[{}],"b":[[]]}', 3],
  ['[{"[":"\\"[["}]', 2],
])('%s is nested %d deep', (text, depth) => expect(nestingOf(text)).toBe(depth));
