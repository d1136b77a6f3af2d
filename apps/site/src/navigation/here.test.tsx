import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Here, useLocation, useParams } from './here.tsx';
import { openedAt } from './location.ts';

function Shown() {
  const { pathname, search } = useLocation();
  return `${pathname}${search} ${JSON.stringify(useParams())};`.replaceAll('"', '');
}

test("each page sees its own address and parameters, and what is around it the browser's", () => {
  const markup = renderToString(
    <Here location={openedAt('/blog/7?tab=b')}>
      <Shown />
      <Here location={openedAt('/category/alarms')} params={{ id: 'alarms' }}>
        <Shown />
      </Here>
    </Here>,
  );
  expect(markup.replaceAll('<!-- -->', '')).toBe('/blog/7?tab=b {};/category/alarms {id:alarms};');
});

test('a component outside of any address is a fault', () => {
  expect(() => renderToString(<Shown />)).toThrow('<Here>');
});
