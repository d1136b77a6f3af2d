import { SEARCH_TEXT_MAX } from '@millrace/contract';

interface SearchFormProps {
  typed: string;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** The search field and its button; without JavaScript it is a plain form. */
export function SearchForm({ typed, onType, onSubmit }: SearchFormProps) {
  return (
    <search>
      <form
        className="srch-form"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="sr-only" htmlFor="search-text">
          Part number, model number or word
        </label>
        <input
          id="search-text"
          name="search"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX}
          placeholder="Part, model number or word"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <button type="submit" className="button button-primary">
          Search
        </button>
      </form>
    </search>
  );
}
