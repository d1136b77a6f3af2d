import { gzipSync } from 'node:zlib';

export interface Attack {
  what: string;
  payload: string | Buffer;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}
type Body = Readonly<Record<string, unknown>>;

const MB = 1 << 20;
const DEEP = 100_000;
const json = JSON.stringify;
const withKey = (body: Body, raw: string): string => `{${raw},${json(body).slice(1)}`;
const eachField = (body: Body, value: (field: string) => unknown): string =>
  json(Object.fromEntries(Object.keys(body).map((field) => [field, value(field)])));

/** Bodies that no call may accept. */
export const bodyAttacks: readonly ((body: Body) => Attack)[] = [
  (body) => ({ what: 'JSON cut short', payload: json(body).slice(0, -1) }),
  () => ({
    what: 'no JSON',
    payload: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  }),
  () => ({ what: 'nothing', payload: '' }),
  () => ({ what: 'null', payload: 'null' }),
  () => ({ what: 'a number', payload: '7' }),
  (body) => ({ what: 'a list', payload: json([body]) }),
  () => ({ what: 'an empty object', payload: '{}' }),
  (body) => ({ what: 'a prototype', payload: withKey(body, '"__proto__":{"role":"admin","isStaff":true}') }),
  (body) => ({ what: 'a constructor', payload: withKey(body, '"constructor":{"prototype":{"role":"admin"}}') }),
  (body) => ({ what: 'more than is asked for', payload: json({ ...body, role: 'admin', isConfirmed: true }) }),
  (body) => ({ what: 'an operator beside the fields', payload: json({ ...body, $where: 'sleep(1000)' }) }),
  (body) => ({ what: 'operators for values', payload: eachField(body, () => ({ $ne: null })) }),
  (body) => ({ what: 'lists for values', payload: eachField(body, (field) => [body[field], body[field]]) }),
  (body) => ({ what: 'null for values', payload: eachField(body, () => null) }),
  (body) => ({ what: 'objects that print as text', payload: eachField(body, () => ({ toString: 'x', length: 8 })) }),
  (body) => ({
    what: 'a field twice, the second of another type',
    payload: `${json(body).slice(0, -1)},"${Object.keys(body)[0]}":{}}`,
  }),
  () => ({ what: 'brackets without end', payload: '['.repeat(DEEP) }),
  (body) => ({
    what: 'a value a hundred thousand levels deep',
    payload: withKey(body, `"x":${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  }),
  (body) => ({ what: 'ten megabytes', payload: json({ ...body, padding: 'x'.repeat(10 * MB) }) }),
  (body) => ({
    what: 'a number beyond all numbers',
    payload: `${json(body).slice(0, -1)},"${Object.keys(body)[0]}":1e999}`,
  }),
  (body) => ({
    what: 'bytes that are no text',
    payload: Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.from(json(body))]),
  }),
  (body) => ({ what: 'UTF-16', payload: Buffer.from(json(body), 'utf16le'), type: 'application/json; charset=utf-16' }),
  (body) => ({ what: 'compressed bytes', payload: gzipSync(json(body)), headers: { 'content-encoding': 'gzip' } }),
  (body) => ({
    what: 'a form',
    payload: Object.entries(body)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&'),
    type: 'application/x-www-form-urlencoded',
  }),
  (body) => ({ what: 'JSON called XML', payload: json(body), type: 'application/xml' }),
  (body) => ({ what: 'parts of a form without their boundary', payload: json(body), type: 'multipart/form-data' }),
];
