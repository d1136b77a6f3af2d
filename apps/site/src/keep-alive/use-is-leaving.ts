import { createContext, useContext } from 'react';

/** Whether the visitor has gone to another page that is still on its way. */
export const IsLeaving = createContext(false);

/** The page on the screen must not change the address then: it would take the visitor back. */
export const useIsLeaving = (): boolean => useContext(IsLeaving);
