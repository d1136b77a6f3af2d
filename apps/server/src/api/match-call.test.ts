import { describe, expect, test } from 'vitest';
import { matchCall } from './match-call.ts';

describe('matchCall', () => {
  test.each([
    ['/Search', 'search', {}],
    ['/Search/', 'search', {}],
    ['/Search/paginate/', 'searchPaginate', {}],
    ['/search/PAGINATE', 'searchPaginate', {}],
    ['/ProductCategory/slug', 'rootCategories', {}],
    ['/ProductCategory/slug/', 'rootCategories', {}],
    ['/ProductCategory/slug/float-switches', 'categoryBySlug', { slug: 'float-switches' }],
    ['/Product/config/TD-E%7C2S%2F3', 'productByConfig', { config: 'TD-E|2S/3' }],
    ['/Customers/slug/a/b', 'customerFamily', { customer: 'a', family: 'b' }],
  ])('%s is %s', (path, name, params) => expect(matchCall('GET', path)).toEqual({ name, params }));
  test.each(['/', '/Nothing', '/Search/paginate/more', '/ProductFamily/slug/%zz', '/Faq'])('%s is no call', (path) =>
    expect(matchCall('GET', path)).toBeNull(),
  );
  test('another method is no call', () => expect(matchCall('POST', '/Search')).toBeNull());
});
