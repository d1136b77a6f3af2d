import { type ComponentType, createContext } from 'react';

/** A file that a value names: by its path below /media/, or the bytes of an upload by their hash. */
export interface NamedFile {
  by: 'path' | 'hash';
  value: string;
  /** The draft in which the path is looked up; null: the content in force. */
  draft: string | null;
}

/** A file with its small picture: it is given, since the library of files is made of changes. */
export const ShownFile = createContext<ComponentType<NamedFile>>(({ value }) => value);
