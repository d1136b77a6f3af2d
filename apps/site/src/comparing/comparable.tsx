import { createContext, type ReactNode, useContext, useId } from 'react';
import './comparing.css';

const FormContext = createContext<string | undefined>(undefined);

/** The id of the form that sends what is chosen where no script runs. */
export const useCompareForm = (): string | undefined => useContext(FormContext);

/** A part of a page with things that can be chosen to be compared. Without a script a button at its end compares them. */
export function Comparable({ children }: { children: ReactNode }): ReactNode {
  const form = useId();
  return (
    <FormContext value={form}>
      {children}
      <form id={form} action="/compare" method="get" className="cmp-form">
        <button type="submit" className="button">
          Compare what is chosen
        </button>
      </form>
    </FormContext>
  );
}
