import { employmentTypes, jobOrders, SEARCH_TEXT_MAX } from '@millrace/contract';
import { type ReactNode, useId } from 'react';
import { useAnswer } from '../../api/query-for.ts';
import { jobCategoriesQuery } from '../careers-plan.ts';
import type { Filters } from './board-address.ts';
import { type Choice, choices } from './choices.ts';

interface FilterProps {
  filters: Filters;
  onAsk: (to: Partial<Filters>) => void;
}

/** Search box and dropdowns; without JavaScript a plain form with a button. */
export function Filter({ filters, onAsk }: FilterProps): ReactNode {
  const categories = useAnswer(jobCategoriesQuery);
  const id = useId();
  return (
    <search>
      <form
        className="job-filter"
        action="/careers"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk({ ...filters });
        }}
      >
        <div className="job-search">
          <label htmlFor={id}>Search</label>
          <input
            id={id}
            name="search"
            type="search"
            className="field"
            autoComplete="off"
            maxLength={SEARCH_TEXT_MAX}
            placeholder="Job or word, such as assembler"
            value={filters.search}
            onChange={(event) => onAsk({ search: event.currentTarget.value })}
          />
        </div>
        <Dropdown
          label="Job Category"
          name="category"
          {...choices('All categories', categories, filters.category)}
          onChoose={(category) => onAsk({ category })}
        />
        <Dropdown
          label="Job Type"
          name="type"
          {...choices('All types', employmentTypes, filters.type)}
          onChoose={(type) => onAsk({ type })}
        />
        <Dropdown
          label="Filter By"
          name="startBy"
          options={jobOrders.map((order) => ({ value: order, words: order }))}
          value={filters.startBy}
          onChoose={(order) => onAsk({ startBy: jobOrders.find((one) => one === order) ?? jobOrders[0] })}
        />
        <button type="submit" className="button button-primary hidden noscript:inline-flex">
          Search
        </button>
      </form>
    </search>
  );
}

interface DropdownProps {
  label: string;
  name: string;
  options: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
}

function Dropdown({ label, name, options, value, onChoose }: DropdownProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="field"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  );
}
