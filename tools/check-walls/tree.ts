import type { Import, Source } from './read-source.ts';
import type { Workspace } from './workspaces.ts';

/** Breaches of the plan itself are reported for this file. */
export const PLAN = 'tools/check-walls/walls.ts';

/** A file of the repository, read. */
export interface ReadFile {
  /** From the root of the repository. */
  file: string;
  home: Workspace;
  source: Source;
  imports: readonly ResolvedImport[];
}

export interface ResolvedImport extends Import {
  /** Our own imported file, from the root; undefined: a package from npm, or of Node. */
  target: string | undefined;
}
