import { calls, type Product } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { lookUp } from '../../api/query-for.ts';
import { useDebounced } from '../../ui/timing/use-debounced.ts';
import type { Builder } from '../building/builder.ts';
import { useStateAfterPaint } from '../building/use-builder.ts';
import { catalogueModel, type ModelOf, wholeNumber } from './catalogue-model.ts';

/** Clicks in quick succession ask once. */
const LOOKUP_DEBOUNCE_MS = 150;

/**
 * Finds the catalogue product that carries a number, so that a price is always of the number beside it. The family's own products are
 * looked through at once; the server is asked after each change to another complete number, since an incomplete one cannot be in the
 * catalogue (settled in decisions 6). Where it fails the sum stands (specification 4 and 8).
 */
export function useCatalogueModel(builder: Builder, products: readonly Product[]): ModelOf {
  const itemNo = wholeNumber(useStateAfterPaint(builder).evaluation);
  const asked = useDebounced(itemNo, LOOKUP_DEBOUNCE_MS);
  const { data } = useQuery({
    ...lookUp(calls.productByConfig, { params: { config: asked } }),
    enabled: asked !== '',
    throwOnError: false,
  });
  const answered = data ?? undefined;
  useEffect(() => {
    if (answered !== undefined) builder.dispatch({ type: 'in-catalogue', itemNo: answered.configModelNo });
  }, [builder, answered]);
  return useCallback(
    (evaluation) => {
      const number = wholeNumber(evaluation);
      return catalogueModel(number, asked === number ? answered : undefined, products);
    },
    [answered, asked, products],
  );
}
