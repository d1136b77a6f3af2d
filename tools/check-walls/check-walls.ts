import fs from 'node:fs';
import path from 'node:path';
import { circleBreaches } from './circles.ts';
import { classBreaches } from './classes.ts';
import { type Breach, fileRules } from './file-rules.ts';
import { folderBreaches } from './folder-sizes.ts';
import type { House, Room } from './house.ts';
import { importRules } from './import-rules.ts';
import { layerBreaches } from './layer-rules.ts';
import { reachBreaches } from './reaches.ts';
import { readSource } from './read-source.ts';
import { readStyle } from './read-style.ts';
import { sourceFiles } from './source-files.ts';
import { PLAN, type ReadFile } from './tree.ts';
import { readWorkspaces, targetOf, type Workspace, workspaceOf } from './workspaces.ts';

export interface Report {
  filesRead: number;
  breaches: Breach[];
}

const noRoom: Room = { mayImport: {} };

/** Holds every import, every file and every folder below `root` against the plan of the house. */
export function checkWalls(root: string, house: House): Report {
  const workspaces = readWorkspaces(root);
  const files = readFiles(root, workspaces);
  const roomOf = ({ home }: ReadFile): Room | undefined => house.rooms[home.folder];
  return {
    filesRead: files.length,
    breaches: [
      ...files.flatMap((read) =>
        roomOf(read) === undefined && read.home.folder !== ''
          ? [{ file: read.file, line: 1, message: `${read.home.folder} has no walls yet: add it to ${PLAN}` }]
          : [...breachesOfFile(read, roomOf(read)), ...breachesOfImports(read, roomOf(read) ?? noRoom, workspaces)],
      ),
      ...Object.entries(house.rooms).flatMap(([folder, room]) => {
        const own = files.filter(({ home }) => home.folder === folder);
        return [...layerBreaches(folder, room, own), ...reachBreaches(folder, room, own, workspaces)];
      }),
      ...circleBreaches(files),
      ...classBreaches(files),
      ...folderBreaches(
        files.map(({ file }) => file),
        house.crowded,
      ),
    ],
  };
}

function readFiles(root: string, workspaces: readonly Workspace[]): ReadFile[] {
  return sourceFiles(root, /\.(?:ts|tsx|mts|js|jsx|mjs|css)$/).flatMap((file) => {
    const home = workspaceOf(workspaces, file);
    if (home === undefined) return [];
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const source = file.endsWith('.css') ? readStyle(text) : readSource(file, text);
    const imports = source.imports.map((each) => ({ ...each, target: targetOf(workspaces, file, each.specifier) }));
    return [{ file, home, source, imports }];
  });
}

const breachesOfFile = ({ file, source }: ReadFile, room: Room | undefined): Breach[] =>
  fileRules.flatMap((rule) => rule({ file, source, room }).map((breach) => ({ file, ...breach })));

function breachesOfImports({ file, home, imports }: ReadFile, room: Room, workspaces: readonly Workspace[]): Breach[] {
  const siblings = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const root = workspaces.at(-1) ?? home;
  return imports.flatMap((each) =>
    importRules.flatMap((rule) => {
      const message = rule({ ...each, file, home, root, room, siblings });
      return message === undefined ? [] : [{ file, line: each.line, message: `'${each.specifier}': ${message}` }];
    }),
  );
}
