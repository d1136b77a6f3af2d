const NEEDED = 24;

/** What to tell whoever runs another Node than ours; undefined where it is right. */
export function wrongNode(version: string): string | undefined {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major === NEEDED) return undefined;
  return (
    `Millrace runs on Node ${NEEDED}; this is ${version}. ` +
    'Use `npm start`, `npm run dev` or `npm test`, which take the Node that `npm ci` installed.'
  );
}

export function requireNode(): void {
  const wrong = wrongNode(process.version);
  if (wrong === undefined) return;
  console.error(wrong);
  process.exit(1);
}
