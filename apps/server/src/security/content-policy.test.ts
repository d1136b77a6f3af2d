import { expect, test } from 'vitest';
import { contentPolicy, policyText, widenedPolicy } from './content-policy.ts';

const none = { mediaBase: '/media', videoBase: '', mapEmbed: '', measurementId: '', hasRecaptcha: false };

test('without outside services nothing outside is allowed', () => {
  expect(policyText(contentPolicy(none))).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'none'; worker-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});
test('a content delivery host widens pictures only', () => {
  const policy = contentPolicy({ ...none, mediaBase: 'https://cdn.example.com/site' });
  expect(policy['img-src']).toContain('https://cdn.example.com');
  expect(policy['script-src']).toEqual(["'self'"]);
});
test('the video host widens frames only', () => {
  const policy = contentPolicy({ ...none, videoBase: 'https://video.example.com/embed/' });
  expect(policy['frame-src']).toEqual(['https://video.example.com']);
  expect(policy['img-src']).toEqual(["'self'", 'data:']);
});
test('the map service widens frames only, and once where it is the video host too', () => {
  const mapEmbed = 'https://map.example.com/embed?near=here';
  const policy = contentPolicy({ ...none, mapEmbed });
  expect(policy['frame-src']).toEqual(['https://map.example.com']);
  expect(policy['img-src']).toEqual(["'self'", 'data:']);
  expect(contentPolicy({ ...none, mapEmbed, videoBase: mapEmbed })['frame-src']).toHaveLength(1);
});
test('the outside analytics service widens scripts, pictures and connections, and nothing else', () => {
  const plain = contentPolicy(none);
  const { 'connect-src': connections, ...policy } = contentPolicy({ ...none, measurementId: 'G-TEST123' });
  const widened = Object.keys(policy).filter((name) => policy[name]?.length !== plain[name]?.length);
  expect(widened).toEqual(['script-src', 'img-src']);
  expect(connections?.[0]).toBe("'self'");
  expect(policyText(contentPolicy({ ...none, measurementId: 'G-TEST123' }))).not.toMatch(/unsafe|G-TEST/);
});
test('the outside bot check widens scripts, connections and frames, below its own path alone', () => {
  const plain = contentPolicy(none);
  const { 'connect-src': connections, ...policy } = contentPolicy({ ...none, hasRecaptcha: true });
  const widened = Object.keys(policy).filter((name) => policy[name]?.join() !== plain[name]?.join());
  expect(widened).toEqual(['script-src', 'frame-src']);
  const added = [policy['script-src'], policy['frame-src'], connections].flatMap((sources = []) =>
    sources.filter((source) => source !== "'self'"),
  );
  expect(added.every((source) => /^https:\/\/[\w.]+\/recaptcha\/$/.test(source))).toBe(true);
});
test('two outside services are allowed beside each other', () => {
  const { 'script-src': scripts } = contentPolicy({ ...none, measurementId: 'G-TEST123', hasRecaptcha: true });
  expect(scripts).toEqual(expect.arrayContaining(["'self'", 'https://*.googletagmanager.com']));
  expect(scripts).toContain('https://www.gstatic.com/recaptcha/');
});
test('a page widens the directives that are there by what it names, and no other', () => {
  const widened = widenedPolicy("default-src 'self'; style-src 'self'; img-src *", {
    'style-src': ["'sha256-a'", "'sha256-b'"],
    'script-src': ["'sha256-c'"],
  });
  expect(widened).toBe("default-src 'self'; style-src 'self' 'sha256-a' 'sha256-b'; img-src *");
});
