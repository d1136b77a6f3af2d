import fs from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { packageSources } from './package-sources.ts';
import { root } from './root.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

const { strippedAt, strippedFolder }: { strippedAt(source: Buffer): string; strippedFolder: string } = createRequire(
  import.meta.url,
)('./stripped-at.cjs');

/**
 * Keeps the sources of the server and of its packages without their types, where they are not kept yet. Where they cannot be kept, says so:
 * the server starts all the same, as Node strips what it loads.
 */
export async function stripSources({ program = import.meta.filename } = {}): Promise<void> {
  if (sources().every(({ at }) => fs.existsSync(at))) return;
  // In a process of its own: Node says of its function that it is experimental.
  const strip = runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: root,
  });
  const { code, output } = await showProgress('Preparing the server', strip);
  if (code !== 0)
    console.warn(`Sources could not be kept without their types; the server takes 35 MB more.\n${output}`);
}

interface Source {
  typed: Buffer;
  /** The file that keeps it without its types. */
  at: string;
}

function sources(): Source[] {
  return ['apps/server/src', ...packageSources(root, 'apps/server')].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !NOT_RUN.test(file))
      .map((file) => {
        const typed = fs.readFileSync(path.join(root, folder, file));
        return { typed, at: strippedAt(typed) };
      }),
  );
}

/** Tests, what they are made of, and types alone. */
const NOT_RUN = /\.(test|d)\.ts$|(^|[/\\])testing[/\\]/;

/** Another process may keep the same at the same time. */
function keep({ typed, at }: Source): void {
  const begun = `${at}.${process.pid}`;
  fs.writeFileSync(begun, stripTypeScriptTypes(typed.toString('utf8')));
  fs.renameSync(begun, at);
}

function stripAll(): void {
  const all = sources();
  const kept = new Set(all.map(({ at }) => at));
  fs.mkdirSync(strippedFolder, { recursive: true });
  for (const name of fs.readdirSync(strippedFolder)) {
    const file = path.join(strippedFolder, name);
    if (name.endsWith('.js') && !kept.has(file)) fs.rmSync(file, { force: true });
  }
  for (const source of all) if (!fs.existsSync(source.at)) keep(source);
}

if (import.meta.main) stripAll();
