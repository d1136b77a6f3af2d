import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Here, useLocation } from './here.tsx';
import { openedAt } from './location.ts';

function Shown() {
  const { pathname, search } = useLocation();
  return `${pathname}${search};`;
}

test("each page sees its own address, and what is around it the browser's", () => {
  const markup = renderToString(
    <Here location={openedAt('/blog/7?tab=b')}>
      <Shown />
      <Here location={openedAt('/category/alarms')}>
        <Shown />
      </Here>
    </Here>,
  );
  expect(markup.replaceAll('<!-- -->', '')).toBe('/blog/7?tab=b;/category/alarms;');
});

test('a component outside of any address is a fault', () => {
  expect(() => renderToString(<Shown />)).toThrow('<Here>');
});
