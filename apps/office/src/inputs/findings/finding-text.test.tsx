import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FindingTexts } from './finding-text.tsx';

test('each finding is told by its severity; what is still needed is told calmly', () => {
  const findings = [
    { severity: 'error', message: 'No such document.' },
    { severity: 'warning', message: 'It has no picture.' },
    { severity: 'needed', message: 'Name must not be empty.' },
  ] as const;
  expect(renderToStaticMarkup(<FindingTexts findings={findings} />)).toBe(
    '<p class="fault">No such document.</p><p class="warning">It has no picture.</p>' +
      '<p class="needed">Still needed: Name must not be empty.</p>',
  );
});
test('where they describe a field, they have an id by its own', () => {
  const findings = [{ severity: 'error', message: 'Too long.' }] as const;
  expect(renderToStaticMarkup(<FindingTexts findings={findings} of="f-name" />)).toContain('id="f-name-error"');
});
