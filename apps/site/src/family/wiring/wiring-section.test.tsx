import type { WiringAnswer } from '@millrace/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-for.ts';
import type { SeenFamily } from '../own-family.ts';
import { wiringQuery } from './wiring-query.ts';
import { Wiring, WiringSection } from './wiring-section.tsx';

const family: SeenFamily = {
  id: 1,
  name: 'Rail',
  slug: 'rail',
  intrinsicallySafe: false,
  hasVariant: false,
  description: '',
  isObsolete: false,
  breadcrumbs: [],
  images: [],
  videos: [],
  alertType: null,
  alertMsg: null,
  effective: null,
  prodRep: null,
  specs: [],
  faqIds: [],
  configurator: null,
  priceFrom: null,
  priceTo: null,
};
const none: WiringAnswer = { number: null, diagrams: [], undecided: [], documents: [] };
const diagram = {
  title: '120 V',
  uri: 'wiring/rail.svg',
  alt: 'Wiring diagram of Rail: 120 V',
  description: ['Supply: 120 V, on L, N, G.'],
  width: 720,
  height: 480,
};
const drawing = {
  id: 5,
  docType: 'UG' as const,
  docNumber: '0425',
  name: 'Control drawing',
  uri: 'documents/ug-0425.pdf',
  type: 1,
  revision: null,
  revisedOn: null,
};

function shown(wiring: WiringAnswer | null, given: Partial<SeenFamily> = {}): string {
  const client = createQueryClient(async () => ({ status: 404, body: null }));
  client.setQueryData(wiringQuery(family, { configurator: '', options: '' }).queryKey, wiring);
  return renderToString(
    <QueryClientProvider client={client}>
      <WiringSection family={{ ...family, ...given }} builder={null} />
    </QueryClientProvider>,
  );
}

test('a diagram has its picture with words and size, the same in sentences, and a way to see it large', () => {
  const page = shown({ ...none, diagrams: [diagram] });
  for (const part of [
    'alt="Wiring diagram of Rail: 120 V"',
    'width="720" height="480"',
    'Supply: 120 V, on L, N, G.',
    'href="/media/wiring/rail.svg"',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('PDF to print');
});

test('the diagram of a number has a sheet to print', () => {
  expect(shown({ ...none, number: 'R-1', diagrams: [diagram] })).toContain(
    'href="/downloads/model-list/rail.pdf?configurator=R-1"',
  );
});

test('and the sheet has what the number does not print', () => {
  const page = renderToString(
    <QueryClientProvider client={createQueryClient(async () => ({ status: 404, body: null }))}>
      <Wiring
        wiring={{ ...none, number: 'R-1', diagrams: [diagram] }}
        isBefore={false}
        family={family}
        choices="skI4"
      />
    </QueryClientProvider>,
  );
  expect(page).toContain('href="/downloads/model-list/rail.pdf?configurator=R-1&amp;options=skI4"');
});

/** Asked for again after another choice: the answer before, until the next is there. */
const shownAs = (isBefore: boolean): string =>
  renderToString(
    <QueryClientProvider client={createQueryClient(async () => ({ status: 404, body: null }))}>
      <Wiring wiring={{ ...none, number: 'R-1', diagrams: [diagram] }} isBefore={isBefore} family={family} />
    </QueryClientProvider>,
  );

test('while the next diagram is asked for, the one before stays in its place, told as old, without its number and not to be used', () => {
  const [now, before] = [shownAs(false), shownAs(true)];
  expect(now).toContain('R-1</span>');
  expect(now).not.toContain('inert');
  for (const part of ['inert=""', 'aria-busy="true"', 'Of the choices before.', 'width="720" height="480"'])
    expect(before).toContain(part);
  expect(before).not.toContain('R-1</span>');
});

test('what is still to choose is told', () => {
  expect(shown({ ...none, undecided: ['Supply', 'Floats'] }).replaceAll('<!-- -->', '')).toContain(
    'Still to choose: Supply, Floats.',
  );
});

test('drawings of the maker are shown without any diagram', () => {
  expect(shown({ ...none, documents: [drawing] })).toContain('href="/media/documents/ug-0425.pdf"');
});

test.each([
  ['nothing is known', null, {}],
  ['there is nothing', none, {}],
  [
    'the page is a customer’s',
    { ...none, diagrams: [diagram] },
    { customer: { id: 1, name: 'Prairie', slug: 'prairie', logo: null } },
  ],
])('where %s, nothing is shown', (_, wiring, given) => expect(shown(wiring, given)).toBe(''));
