import fs from 'node:fs';
import path from 'node:path';
import { type Breach, fileRules } from './file-rules.ts';
import { importRules } from './import-rules.ts';
import { readSource } from './read-source.ts';
import { sourceFiles } from './source-files.ts';
import { type Room, walls } from './walls.ts';
import { readWorkspaces, workspaceOf } from './workspaces.ts';

export interface Report {
  filesRead: number;
  breaches: Breach[];
}

const noRoom: Room = { mayImport: {} };

/** Holds every import and every file below `root` against the walls. */
export function checkWalls(root: string): Report {
  const workspaces = readWorkspaces(root);
  const siblings = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const files = sourceFiles(root, /\.(?:ts|tsx|mts|js|jsx|mjs)$/);
  const breaches = files.flatMap((file) => {
    const home = workspaceOf(workspaces, file);
    const rootWorkspace = workspaces.at(-1);
    if (home === undefined || rootWorkspace === undefined) return [];
    const room = walls[home.folder];
    if (room === undefined && home.folder !== '')
      return [{ file, line: 1, message: `${home.folder} has no walls yet: add it to tools/check-walls/walls.ts` }];
    const source = readSource(file, fs.readFileSync(path.join(root, file), 'utf8'));
    const ofFile = fileRules.flatMap((rule) => rule({ file, source, room }).map((breach) => ({ file, ...breach })));
    const ofImports = source.imports.flatMap((each) =>
      importRules.flatMap((rule) => {
        const message = rule({ ...each, file, home, root: rootWorkspace, room: room ?? noRoom, siblings });
        return message === undefined ? [] : [{ file, line: each.line, message: `'${each.specifier}': ${message}` }];
      }),
    );
    return [...ofFile, ...ofImports];
  });
  return { filesRead: files.length, breaches };
}
