import { SEARCH_DEBOUNCE_MS } from '@millrace/contract';
import { useIsLeaving } from '../../keep-alive/use-is-leaving.ts';
import { useAsked } from '../../ui/use-asked.ts';
import { type BoardAddress, boardPath, type Filters } from './board-address.ts';

/** Whether a change replaces the present history entry. */
type Go = (path: string, replace: boolean) => void;

interface Change {
  filters: Filters;
  /** Text waits for a pause and leaves no trail in the history; a choice is followed at once, and Back undoes it. */
  isTyping: boolean;
}

/** The filters as the visitor sees them: those of the address, until one is changed; the change then goes into the address. */
export function useFilters(address: BoardAddress, go: Go): [Filters, (to: Partial<Filters>) => void] {
  const [{ filters }, change] = useAsked<Change>({
    address: boardPath({ ...address, job: '' }),
    value: { filters: address, isTyping: false },
    addressOf: pathOf,
    isHeld: useIsLeaving(),
    waitFor: ({ isTyping }) => (isTyping ? SEARCH_DEBOUNCE_MS : 0),
    go: (changed) => go(pathOf(changed), changed.isTyping),
  });
  const ask = (to: Partial<Filters>): void =>
    change((old) => ({ filters: { ...old.filters, ...to }, isTyping: Object.keys(to).join() === 'search' }));
  return [filters, ask];
}

const pathOf = ({ filters }: Change): string => boardPath({ ...filters, job: '' });
