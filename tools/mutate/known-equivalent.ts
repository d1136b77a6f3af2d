import { inExchange } from './known-equivalent-in-exchange.ts';
import { inTheSite, type KnownEquivalent } from './known-equivalent-in-the-site.ts';
import { inTheStudio } from './known-equivalent-in-the-studio.ts';
import { inTransfer } from './known-equivalent-in-transfer.ts';

export const knownEquivalents: readonly KnownEquivalent[] = [
  ...inTransfer,
  ...inExchange,
  ...inTheSite,
  ...inTheStudio,
  {
    file: 'packages/configurator/src/numbers/base64url.ts',
    before: 'return true;',
    after: 'return false;',
    because: 'texts in ASCII only take the short way to the same bytes',
  },
  {
    file: 'packages/catalogue/src/words/lists.ts',
    before:
      'export const listLength = ({ starts }: Lists, key: number): number => (starts[key + 1] ?? 0) - (starts[key] ?? 0);',
    after:
      'export const listLength = ({ starts }: Lists, key: number): number => (starts[key + 1] ?? 1) - (starts[key] ?? 0);',
    because: 'every key has a start after it',
  },
  {
    file: 'packages/catalogue/src/numbers/nearly/slips-undone.ts',
    before: 'const first = (places[Math.min(...wrong.map(({ from }) => from))] ?? 0) - 1;',
    after: 'const first = (places[Math.min(...wrong.map(({ from }) => from))] ?? 1) - 1;',
    because: 'every cell begins at a place of the number, or at its end, which has one',
  },
  {
    file: 'packages/configurator/src/explaining/candidates.ts',
    before: 'if (group.showIf.length > 0) yield* fulfilling(compiled, group.showIf, state);',
    after: 'if (group.showIf.length >= 0) yield* fulfilling(compiled, group.showIf, state);',
    because: 'a list without rules has none to fulfil',
  },
  {
    file: 'packages/configurator/src/lint/limits.ts',
    before: 'continue;',
    after: '{}',
    because: 'a number group has no options, so the checks that follow find nothing',
  },
  {
    file: 'packages/configurator/src/decimals/decimal.ts',
    before: 'const away = decimal.units < 0n ? -one / 2n : one / 2n;',
    after: 'const away = decimal.units <= 0n ? -one / 2n : one / 2n;',
    because: 'a division of whole numbers cuts: half a unit either side of 0 is 0',
  },
  {
    file: 'packages/pictures/src/composing/decide.ts',
    before: 'read.set(rule, groups);',
    after: '{}',
    because: 'a rule is read once more, to the same groups',
  },
  {
    file: 'packages/catalogue/src/words/lists.ts',
    before: 'if (at % PAIRS_AT_ONCE === 0) yield;',
    after: 'if (at * PAIRS_AT_ONCE === 0) yield;',
    because: 'the pauses alone differ, and benches hold those',
  },
  {
    file: 'packages/catalogue/src/searching/decoding/mend.ts',
    before:
      'const bounds = evaluate(configurator, selection).groups.find(({ name }) => name === group)?.bounds ?? null;',
    after:
      'const bounds = evaluate(configurator, selection).groups.findLast(({ name }) => name === group)?.bounds ?? null;',
    because: 'the lint refuses two groups of one name',
  },
  {
    file: 'packages/catalogue/src/numbers/lenient/folded-number.ts',
    before: "to <= from ? '' : tidy.slice(places[from], (places[to - 1] ?? 0) + 1);",
    after: "to < from ? '' : tidy.slice(places[from], (places[to - 1] ?? 0) + 1);",
    because: 'a slice that ends before it begins is empty too',
  },
  {
    file: 'packages/catalogue/src/words/word-index.ts',
    before: 'const posting = values[at] ?? 0;',
    after: 'const posting = values[at] ?? 1;',
    because: 'every place of a list has a value',
  },
  {
    file: 'tools/check-docs/rules.ts',
    before: "return rest.length > 0 && (first === '.' || first === '..' || fs.existsSync(path.join(root, first)));",
    after: "return rest.length >= 0 && (first === '.' || first === '..' || fs.existsSync(path.join(root, first)));",
    because: 'a single word that lies in the root is a path that exists',
  },
  {
    file: 'packages/database/src/embedded/why-no-writes.ts',
    before: 'fs.rmSync(probe, { force: true });',
    after: 'fs.rmSync(probe, { force: false });',
    because: 'the file was written a moment before, or else the write has thrown',
  },
  {
    file: 'apps/server/src/document-texts/pdf-words.ts',
    before: 'return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });',
    after: 'return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: true, verbosity: 0 });',
    because: 'the system’s faces are for drawing, and words alone are read',
  },
  {
    file: 'apps/server/src/demo/demo-producer.ts',
    before: 'const maker = makers.get(snapshot) ?? demoMedia(snapshot.content);',
    after: 'const maker = demoMedia(snapshot.content);',
    because: 'a second maker of the same content makes the same, only later',
  },
  {
    file: 'packages/second-maker/src/range/products.ts',
    before: 'temperatureMax: temperatures[material] ?? 0,',
    after: 'temperatureMax: temperatures[material],',
    because: 'every material has a temperature',
  },
  {
    file: 'packages/second-maker/src/range/products.ts',
    before: 'temperatureMax: temperatures[material] ?? 0,',
    after: 'temperatureMax: temperatures[material] ?? 1,',
    because: 'every material has a temperature',
  },
  {
    file: 'packages/second-maker/src/range/products.ts',
    before: 'const lengths = [100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000] as const;',
    after: 'const lengths = [100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2001] as const;',
    because: 'a family has 125 products, and none of them is as long',
  },
  {
    file: 'apps/office/src/draft/last-list.ts',
    before: "const read: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');",
    after: 'const read: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)));',
    because: 'null is read as the word null',
  },
  {
    file: 'apps/office/src/frame/read-key.ts',
    before: 'const page = pages.find((known) => known.key === letter);',
    after: 'const page = pages.findLast((known) => known.key === letter);',
    because: 'no two pages have one letter, as a test says',
  },
  {
    file: 'packages/database/src/retention/remove-expired.ts',
    before: 'const LOCK = 1_919_247_732;',
    after: 'const LOCK = 1919247733;',
    because: 'any number is good that nobody else locks',
  },
  {
    file: 'packages/database/src/backup/restore-database.ts',
    before: 'const found = await tx.select({ one: sql`1` }).from(table).limit(1);',
    after: 'const found = await tx.select({ one: sql`1` }).from(table).limit(2);',
    because: 'it is asked whether there is a row',
  },
  {
    file: 'apps/office/src/history/history-queries.ts',
    before: ': (goesOn ?? undefined),',
    after: ': (goesOn),',
    because: 'null and undefined are both no next page',
  },
  {
    file: 'packages/configurator/src/lint/ambiguity/run-on-values.ts',
    before: "const missing = data.digits === undefined ? 0 : data.digits - text.replace('-', '').length;",
    after: "const missing = data.digits === undefined ? 1 : data.digits - text.replace('-', '').length;",
    because: 'a run that comes after a text has a character at least',
  },
  {
    file: 'packages/catalogue/src/everything/fitting-models.ts',
    before:
      'for (let product = from; product < to; product += 1) if (met[product - from] === asked) found.push(product);',
    after:
      'for (let product = from; product <= to; product += 1) if (met[product - from] === asked) found.push(product);',
    because: 'of the product after the last nothing is counted, and so it is never what was asked',
  },
  {
    file: 'packages/catalogue/src/everything/index-pages.ts',
    before: 'if (at % PAIRS_AT_ONCE === PAIRS_AT_ONCE - 2) yield;',
    after: 'if (at % PAIRS_AT_ONCE === PAIRS_AT_ONCE - 3) yield;',
    because: 'the pauses alone differ, and benches hold those',
  },
  {
    file: 'apps/server/src/model-list/sheet-pdf.ts',
    before: 'number: { fontFamily: mono, fontWeight: 600, fontSize: 13 },',
    after: 'number: { fontFamily: mono, fontWeight: 601, fontSize: 13 },',
    because: 'the faces of documents have two weights, and the heavier one is the nearest to both',
  },
  {
    file: 'apps/server/src/pdf/fonts.ts',
    before: 'const code = sign.codePointAt(0) ?? 0;',
    after: 'const code = sign.codePointAt(0);',
    because: 'a sign of a text has a code point',
  },
  {
    file: 'apps/server/src/pdf/fonts.ts',
    before: "createHash('sha256').update(Buffer.concat(fonts)).digest('hex').slice(0, 16);",
    after: "createHash('sha256').update(Buffer.concat(fonts)).digest('hex').slice(0, 17);",
    because: 'a name of either length tells faces apart',
  },
  {
    file: 'apps/server/src/work/fair-queue.ts',
    before: 'let now = 0;',
    after: 'let now = 1;',
    because: 'times are only compared with each other, and all begin anew when nothing waits',
  },
  {
    file: 'apps/server/src/drafts/rows/sort-texts.ts',
    before: 'return { placeOf, base, perWord: Math.max(1, Math.floor(LETTER_BITS / Math.log2(Math.max(2, base)))) };',
    after: 'return { placeOf, base, perWord: Math.max(1, Math.floor(LETTER_BITS / Math.log2(Math.max(3, base)))) };',
    because: 'of fewer letters at a time the order is the same',
  },
  {
    file: 'packages/catalogue/src/filtering/scope.ts',
    before: 'const isAll = fitting.length === to - from;',
    after: 'const isAll = fitting.length === to + from;',
    because: 'all models are in a set of all models, too',
  },
  {
    file: 'packages/catalogue/src/checks/check-keys.ts',
    before: 'if (isPauseAt(nth)) yield;',
    after: 'if (!(isPauseAt(nth))) yield;',
    because: 'the pauses alone differ, and benches hold those',
  },
  {
    file: 'packages/catalogue/src/checks/check-pictures.ts',
    before: 'yield;',
    after: '{}',
    because: 'the pauses alone differ, and benches hold those',
  },
  {
    file: 'apps/server/src/drafts/live/draft-hub.ts',
    before:
      'else if (last < version) for (const { event, id } of await rowsSince(last, version)) sink.send(event, id);',
    after:
      'else if (last <= version) for (const { event, id } of await rowsSince(last, version)) sink.send(event, id);',
    because: 'since a version no row was written up to the same one',
  },
  {
    file: 'packages/circuits/src/simulating/nets.ts',
    before: 'parent[at] = parent[above] ?? above;',
    after: '{}',
    because: 'ways to the root are shortened for speed alone',
  },
  {
    file: 'packages/circuits/src/simulating/simulator.ts',
    before: 'marks.every((mark) => mark !== null) &&',
    after: 'marks.some((mark) => mark !== null) &&',
    because: 'where some are null and some are not, they are of more sources than one',
  },
  {
    file: 'packages/catalogue/src/everything/read-query.ts',
    before: 'for (let length = Math.min(synonyms.longest, end); length > 1; length -= 1) {',
    after: 'for (let length = Math.min(synonyms.longest, end); length >= 1; length -= 1) {',
    because: 'the last word alone is what stands after the loop',
  },
  {
    file: 'packages/pictures/src/composing/decide.ts',
    before: 'const groups = read.get(rule) ?? readRule(configurator, rule).groups;',
    after: 'const groups = readRule(configurator, rule).groups;',
    because: 'a rule that is read again asks the same groups, later',
  },
  {
    file: 'packages/studio/src/findings/mends/candidates.ts',
    before: 'const product = judged.products.find(({ id }) => id === finding.id);',
    after: 'const product = judged.products.findLast(({ id }) => id === finding.id);',
    because: 'an id is of one product',
  },
  {
    file: 'packages/studio/src/guides/finding/price-runs.ts',
    before: 'const frame = { at: null, hasWords: false, isNamedByRow: true };',
    after: 'const frame = { at: null, hasWords: false, isNamedByRow: false };',
    because: 'nobody asks a list of prices whether its rows name it',
  },
  {
    file: 'packages/studio/src/rules/shut-out.ts',
    before: 'quantity: option.code === code ? 1 : 0,',
    after: 'quantity: option.code === code ? 2 : 0,',
    because: 'pieces are counted of each option alike, so that all are shut out or none',
  },
  {
    file: 'packages/studio/src/guides/matrices.ts',
    before: 'for (let column = 1; column < grid.columns; column++) {',
    after: 'for (let column = 1; column <= grid.columns; column++) {',
    because: 'a table of fewer than two labels is none',
  },
  {
    file: 'packages/studio/src/guides/examples.ts',
    before: '(beside < column && /^\\p{L}[\\p{L} .]{2,38}:$/u.test(grid.text(row, beside)))',
    after: '(beside <= column && /^\\p{L}[\\p{L} .]{2,38}:$/u.test(grid.text(row, beside)))',
    because: 'the example itself is claimed already',
  },
  {
    file: 'packages/database/src/drafts/draft-steps.ts',
    before: 'if ((await queries.$count(draftStep, and(ofWrite, many.isWithin))) === 0) continue;',
    after: 'if ((await queries.$count(draftStep, and(ofWrite, many.isWithin))) === 0) {}',
    because: 'each part of a range without steps is found empty, too, only later',
  },
  {
    file: 'packages/database/src/drafts/draft-steps.ts',
    before: 'if ((await queries.$count(draftStep, and(ofWrite, many.isWithin))) === 0) continue;',
    after: 'if ((await queries.$count(draftStep)) === 0) continue;',
    because: 'each part of a range without steps is found empty, too, only later',
  },
  {
    file: 'packages/database/src/drafts/draft-steps.ts',
    before: 'const SUMMED_AT_ONCE = 5000;',
    after: 'const SUMMED_AT_ONCE = 5001;',
    because: 'the sum is the same, in parts of another length',
  },
  {
    file: 'packages/database/src/content/read-history.ts',
    before: '.limit(1);',
    after: '.limit(2);',
    because: 'the first row alone is looked at',
  },
  {
    file: 'packages/database/src/drafts/draft-store.ts',
    before: 'await tx.execute(sql`set local default_statistics_target = 10`);',
    after: '{}',
    because: 'a larger sample takes longer, and tells the planner the same',
  },
  {
    file: 'packages/database/src/redirects/redirect-uses.ts',
    before: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    after: '.sort(([a], [b]) => (a < b ? -2 : 1))',
    because: 'a comparison is read by its sign alone',
  },
  {
    file: 'packages/studio/src/rename/rename-in-content.ts',
    before: 'const family = content.families.find(({ id }) => id === familyId);',
    after: 'const family = content.families.findLast(({ id }) => id === familyId);',
    because: 'an id is of one family',
  },
  {
    file: 'packages/studio/src/editing/sound-configurator.ts',
    before: 'const found = read.get(rule) ?? readRule(configurator, rule).faults.length === 0;',
    after: 'const found = readRule(configurator, rule).faults.length === 0;',
    because: 'a rule that is read again has the same faults',
  },
  {
    file: 'packages/studio/src/editing/sound-configurator.ts',
    before: 'read.set(rule, found);',
    after: '{}',
    because: 'a rule that is read again has the same faults',
  },
  {
    file: 'packages/studio/src/guides/correct-groups.ts',
    before: 'const own = groups.find((group) => group.key === key);',
    after: 'const own = groups.findLast((group) => group.key === key);',
    because: 'a key is of one group',
  },
];
