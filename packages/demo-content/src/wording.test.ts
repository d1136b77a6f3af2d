import { expect, test } from 'vitest';
import { demoContent } from './content.ts';

const demo = demoContent();

/** The setting that takes a word out of search results keeps it by specification; event names do too. */
const { settings: _settings, posts: _posts, events: _events, ...own } = demo;
const text = JSON.stringify(own);

const realMakers = [
  'alderon',
  'barnes',
  'franklin',
  'gorman',
  'grundfos',
  'hydromatic',
  'liberty',
  'littelfuse',
  'madison',
  'myers',
  'primex',
  'rhombus',
  'sje',
  'warrick',
  'zoeller',
];

test('no maker of the trade is named', () => {
  expect(realMakers.filter((maker) => new RegExp(`\\b${maker}\\b`, 'i').test(text))).toEqual([]);
});

test('addresses are examples', () => {
  const hosts = [...text.matchAll(/https?:\/\/([^/"\\]+)/g)].map(([, host = '']) => host);
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('no text has two spaces, a space before a stop, or an unfinished mark', () => {
  expect(text.match(/ {2}| [,.;](?= )|TODO|lorem/gi)).toBeNull();
});
