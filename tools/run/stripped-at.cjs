const { hash } = require('node:crypto');
const path = require('node:path');

/** Each version of Node may strip in another way. */
const strippedFolder = path.join(__dirname, '../../node_modules/.cache/millrace/stripped', process.version);

/** Returns the file that holds a source without its types, by what the source is. */
const strippedAt = (source) => path.join(strippedFolder, `${hash('sha1', source)}.js`);

module.exports = { strippedAt, strippedFolder };
