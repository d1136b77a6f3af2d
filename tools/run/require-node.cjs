// Loaded before the programs of `npm start`, `npm run dev` and `npm test`, in words that an old Node understands too.
const NEEDED = 24;

/** Returns the message for another version of Node than ours; undefined where it is right. */
function wrongNode(version) {
  if (Number(version.replace(/^v/, '').split('.')[0]) === NEEDED) return undefined;
  return (
    `Millrace runs on Node ${NEEDED}; this is ${version}. ` +
    '`npm ci` installs the right one on Linux and Windows, for the npm scripts; elsewhere install Node 24 yourself.'
  );
}

const wrong = wrongNode(process.version);
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
module.exports = { wrongNode };
