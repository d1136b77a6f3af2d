import { expect, test } from 'vitest';
import { contactSymbol, ladderKind } from './contact-symbols.ts';

test.each(['breaker', 'protector', 'soft-starter', 'drive'] as const)(
  'the aid of a %s in a ladder shows whether it opens or closes, and is not taken for its poles',
  (kind) => {
    const aid = (normally: 'open' | 'closed') => contactSymbol(ladderKind(kind), 0, 0, normally);
    expect(aid('open')).not.toEqual(aid('closed'));
    expect(aid('closed')).not.toEqual(contactSymbol(kind, 0, 0, 'closed'));
  },
);
