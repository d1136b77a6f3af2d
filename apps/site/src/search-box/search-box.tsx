import { SEARCH_TEXT_MAX } from '@millrace/contract';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { searchPath } from '../addresses.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { rememberSearch } from '../kept-on-device/recent-searches.ts';
import { foundAddress } from '../page-parts/found-address.ts';
import { useGo } from '../ui/go-context.ts';
import { Icon } from '../ui/icon.tsx';
import { SEARCH_INPUT_ID } from './focus-search.ts';
import { nextActive } from './next-active.ts';
import { optionId } from './option-id.ts';
import { useSuggestions } from './use-suggestions.ts';

const NONE = -1;
/** Fetched when someone comes to the box: not part of a first visit. */
const loadList = () => import('./suggestion-list.tsx');
const loadEmpty = () => import('./empty-search.tsx');
const EmptySearch = lazy(() => loadEmpty().then(({ EmptySearch: empty }) => ({ default: empty })));
const SuggestionList = lazy(() => loadList().then(({ SuggestionList: list }) => ({ default: list })));

/**
 * The search of the shell: a combobox whose options are links. Without script it is a form that asks /search?search=. Below
 * 741 px it is out of sight until it has the focus, and then covers the screen.
 */
export function SearchBox(): ReactNode {
  const listId = useId();
  const go = useGo();
  const mediaUrl = useMediaUrl();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions(text);
  const { items } = suggestions;
  const isShown = isOpen && text.trim() !== '' && suggestions.text !== '';

  const type = (value: string): void => {
    setText(value);
    setOpen(true);
    setActive(NONE);
  };
  const leave = (): void => {
    setText('');
    setOpen(false);
    setActive(NONE);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const choose = (): void => {
    rememberSearch(() => window.localStorage, text);
    leave();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = isShown ? items[active] : undefined;
    if (chosen === undefined && text.trim() === '') return;
    choose();
    if (chosen === undefined) go.push(searchPath(text));
    else if (chosen.kind === 'document') window.open(foundAddress(chosen, mediaUrl), '_blank', 'noopener');
    else go.push(foundAddress(chosen, mediaUrl));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) setOpen(false);
      else leave();
    }
    const next = nextActive(event.key, active, items.length);
    if (next === null || text.trim() === '') return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  };
  const focused = (): void => {
    setOpen(true);
    loadList().catch(() => null);
    loadEmpty().catch(() => null);
  };
  const blurred = (event: FocusEvent<HTMLElement>): void => {
    // A window that loses the focus, such as to the camera, leaves it where it was in the page.
    const box = event.currentTarget;
    if (!box.contains(event.relatedTarget) && !box.contains(document.activeElement)) setOpen(false);
  };

  return (
    <search className="search-box" onBlur={blurred}>
      <form action="/search" onSubmit={submit} className="search-box-form">
        <Icon name="search" className="search-box-icon" />
        <input
          id={SEARCH_INPUT_ID}
          type="search"
          name="search"
          role="combobox"
          aria-label="Search parts and model numbers"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active !== NONE ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX}
          placeholder="Part, model number or word"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={focused}
          onKeyDown={press}
          className="field search-box-input"
        />
        <button type="button" onClick={leave} className="button-link hidden min-h-11 px-2 max-desk:inline-flex">
          Close
        </button>
      </form>
      <Suspense fallback={null}>
        {isShown && <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />}
        {isOpen && text === '' && <EmptySearch onChoose={leave} />}
      </Suspense>
    </search>
  );
}
