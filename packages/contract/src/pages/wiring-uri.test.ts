import { expect, test } from 'vitest';
import { type WiringRequest, wiringUri } from './wiring-uri.ts';

test.each<[WiringRequest, string]>([
  [{ slug: 'rail' }, 'wiring/rail.svg'],
  [{ slug: 'rail', diagram: 2 }, 'wiring/rail.svg?diagram=2'],
  [
    { slug: 'tern', intrinsicallySafe: true, configurator: 'TD-3|E', options: 'W10' },
    'wiring/tern.svg?intrinsically-safe=true&configurator=TD-3%7CE&options=W10',
  ],
])('%o', (request, uri) => expect(wiringUri(request)).toBe(uri));
