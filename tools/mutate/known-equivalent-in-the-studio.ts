import type { KnownEquivalent } from './known-equivalent-in-the-site.ts';

/** Lines that look for something of which there is one, so that it is found from either end: each with its file. */
const inEither = (because: string, lines: readonly (readonly [file: string, line: string])[]): KnownEquivalent[] =>
  lines.map(([file, line]) => ({
    file: `packages/studio/src/${file}`,
    before: line,
    after: line.replace('.find(', '.findLast('),
    because,
  }));

/** Those of the studio. Authors name groups as they like, but the lint refuses two of one name. */
export const inTheStudio: readonly KnownEquivalent[] = [
  ...inEither('a name is of one group', [
    [
      'difference/changed-combinations.ts',
      '({ configGroups }) => configGroups.find((one) => one.name === name)?.options,',
    ],
    [
      'difference/changed-numbers.ts',
      'const theirs = other.configGroups.find(({ name }) => name === group.name)?.options ?? [];',
    ],
    [
      'difference/shared-answers.ts',
      'const [then, now] = [before, after].map(({ configGroups }) => configGroups.find((group) => group.name === name));',
    ],
    ['difference/stated-changes.ts', 'const then = before.configGroups.find(({ name }) => name === group.name);'],
    ['editing/copy-of-group.ts', 'const copy = configGroups.find((one) => one.name === name) ?? { ...group, name };'],
    ['editing/rename-plainly.ts', '.find(({ name }) => name === rename.group)'],
    ['editing/sound-configurator.ts', 'const old = before.configGroups.find(({ name }) => name === group.name);'],
    [
      'findings/mends/candidates.ts',
      'const codes = configurator.configGroups.find(({ name }) => name === asked)?.options?.map(({ code }) => code) ?? [];',
    ],
    [
      'findings/mends/lowered-bounds.ts',
      'const options = configurator.configGroups.find(({ name }) => name === left.group)?.options ?? [];',
    ],
    [
      'guide-out/first-number.ts',
      "const group = wanted?.code === 'choose' ? groups.find(({ name }) => name === wanted.group) : undefined;",
    ],
    ['guide-out/printed-guide.ts', 'configurator.configGroups.find((group) => group.name === name),'],
    [
      'guide-out/table-sentences.ts',
      'const [rows, across] = columns.map((name) => configGroups.find((group) => group.name === name)?.options);',
    ],
    ['guide-out/table-sentences.ts', 'const unit = configGroups.find((group) => group.name === per)?.unit ?? per;'],
    ['prices/price-lines.ts', 'published?.configGroups.find(({ name }) => name === group.name),'],
    ['rename/rename-in-content.ts', 'const group = configurator?.configGroups.find((one) => one.name === name);'],
    [
      'rename/rename.ts',
      'return group === null ? groupSeparator : configGroups.find(({ name }) => name === group)?.separator;',
    ],
    ['rename/rename.ts', 'const options = configGroups.find(({ name }) => name === group)?.options;'],
    ['rules/mends.ts', '.find(({ name }) => name === group)'],
    ['rules/mends.ts', 'const options = configGroups.find(({ name }) => name === groupName)?.options ?? [];'],
    ['sentences/rule-faults.ts', 'const group = configGroups.find((one) => one.name === name);'],
    [
      'sentences/rule-to-parts.ts',
      'const options = configurator.configGroups.find(({ name }) => name === group)?.options ?? [];',
    ],
    ['tables/make-rules.ts', 'configGroups.find((group) => group.name === name);'],
    [
      'tables/pair-matrix.ts',
      "if (configurator.configGroups.find(({ name }) => name === group)?.kind === 'number') return false;",
    ],
    ['tables/pair-matrix.ts', 'const group = configurator.configGroups.find((one) => one.name === name);'],
    ['tables/table-cells.ts', 'configGroups.find((group) => group.name === name);'],
    ['tables/wanted-pairs.ts', 'const group = configGroups.find((one) => one.name === name);'],
    ['uses/numbers-with.ts', 'const state = statesOf(configurator, number).find(({ name }) => name === group);'],
  ]),
  ...inEither('a code is of one option of its group', [
    [
      'difference/option-words.ts',
      'const option = configGroups.find(({ name }) => name === group)?.options?.find((one) => one.code === code);',
    ],
    ['difference/stated-changes.ts', 'const was = old.find((one) => one.code === code);'],
    ['editing/sound-configurator.ts', 'const was = old?.options?.find(({ code }) => code === option.code);'],
    ['prices/price-lines.ts', 'before?.options?.find(({ code }) => code === option.code),'],
    ['sentences/rule-to-parts.ts', 'const option = options.find((one) => one.code === code);'],
  ]),
  ...inEither('a column stands at one place', [
    ['tables/recognising/read-list.ts', 'const column = asked.find(({ at }) => at === first);'],
    ['guides/headings.ts', 'const behind = unknown.find((column) => column === (of.code ?? 0) + 1);'],
    [
      'guides/headings.ts',
      "const either = cells.find(({ column, role }) => role === 'either' && column === words)?.column;",
    ],
  ]),
  ...inEither('a heading of its role comes again in another table', [
    ['guides/headings.ts', "const words = current.find(({ role }) => role === 'words');"],
    ['guides/headings.ts', "const code = current.find(({ role }) => role === 'code');"],
  ]),
  ...inEither('a title of rows begins one group', [
    ['guides/tables.ts', 'const known = isNamedByRow ? groups.find((group) => group.title === title) : undefined;'],
  ]),
  ...inEither('no word is of two units', [
    [
      'guides/cells/rates.ts',
      'const unitOf = (word: string): string | undefined => UNITS.find(([, words]) => words.test(word.trim()))?.[0];',
    ],
  ]),
  ...inEither('a sheet has one grid', [
    ['guides/correct-groups.ts', "const text = grids.find((grid) => grid.sheet === sheet)?.text(row, column) ?? '';"],
    [
      'guides/correct-groups.ts',
      "const amount = readAmount(text, grids.find(({ sheet }) => sheet === place.sheet)?.decimal ?? '.');",
    ],
  ]),
  ...inEither('a key is of one group', [
    ['guides/correct-groups.ts', 'const byKey = (key: string) => groups.find((group) => group.key === key);'],
  ]),
  ...inEither('an object has a field once', [
    ['options/option-cell.ts', 'Object.entries(option).find(([name]) => name === key)?.[1];'],
    [
      'rules/rule-owner.ts',
      'fields.map((field) => Object.entries(ownerIn(one, owner) ?? {}).find(([own]) => own === field)?.[1] ?? null),',
    ],
  ]),
  ...inEither('a key is of one column', [
    ['options/put-cells.ts', 'return columns.find((column) => column.key === key);'],
  ]),
  ...inEither('a name is of one table', [
    ['prices/price-lines.ts', 'published?.tables?.find(({ name }) => name === table.name),'],
  ]),
  ...inEither('each group is found once', [
    ['prices/read-price-list.ts', 'const own = found.find((one) => one.group === group);'],
  ]),
  ...inEither('an id is of one row', [
    [
      'rename/rename-in-content.ts',
      'const before = content[kind as keyof RenamedContent].find((row) => row.id === id);',
    ],
  ]),
  ...inEither('a name is in the vocabulary once', [
    ['rules/completion.ts', 'return vocabulary.find((one) => one.name === name) ?? null;'],
  ]),
  ...inEither('a measure is named once', [['rules/mends.ts', '?.measures.find(({ name }) => name === attribute);']]),
  ...inEither('a name is of one fact', [
    ['sentences/rule-faults.ts', 'const fact = facts.find((one) => one.name === name);'],
  ]),
  {
    file: 'packages/studio/src/difference/option-words.ts',
    before:
      'const option = configGroups.find(({ name }) => name === group)?.options?.find((one) => one.code === code);',
    after:
      'const option = configGroups.find(({ name }) => name === group)?.options?.findLast((one) => one.code === code);',
    because: 'a code is of one option of its group',
  },
  {
    file: 'packages/studio/src/tables/fit-comparison.ts',
    before: `if (typeof own === 'number' && own > most && own <= least) return \`<\${printDecimal(own)}\`;`,
    after: `if (typeof own === 'number' && own > most && own < least) return \`<\${printDecimal(own)}\`;`,
    because: 'at the least that goes both bounds are the same',
  },
  {
    file: 'packages/studio/src/tables/fit-comparison.ts',
    before: "const cell = wanted[at]?.[nth] ?? 'free';",
    after: 'const cell = wanted[at]?.[nth];',
    because: 'each pair of the two groups has a cell',
  },
  {
    file: 'packages/studio/src/prices/price-lines.ts',
    before:
      "const placeBefore = before === undefined ? -1 : listOf(before.columns).length + listOf(before.gives).indexOf('price');",
    after:
      "const placeBefore = before === undefined ? -2 : listOf(before.columns).length + listOf(before.gives).indexOf('price');",
    because: 'no row has a cell at -1 or -2',
  },
  {
    file: 'packages/studio/src/prices/read-price-list.ts',
    before: "refuse(found.groups.length > 1 ? 'several-options' : 'no-option', found.groups);",
    after: "refuse(found.groups.length >= 1 ? 'several-options' : 'no-option', found.groups);",
    because: 'of one group alone the options are found',
  },
  {
    file: 'packages/studio/src/prices/read-price-list.ts',
    before: 'let best = { at: -1, size: 0 };',
    after: 'let best = { at: -2, size: 0 };',
    because: 'each column is at least as good, and without a column there is no cell',
  },
  {
    file: 'packages/studio/src/sheets/pasted-cells.ts',
    before: 'for (let at = 0; at < text.length; at++) {',
    after: 'for (let at = 0; at <= text.length; at++) {',
    because: 'there is no sign at the end of a text',
  },
  {
    file: 'packages/studio/src/sheets/pasted-cells.ts',
    before: 'for (let at = from + 1; at < text.length; at++) {',
    after: 'for (let at = from + 1; at <= text.length; at++) {',
    because: 'there is no sign at the end of a text',
  },
  {
    file: 'packages/studio/src/sheets/pasted-cells.ts',
    before: 'return counts.length > 1 && counts.every((count) => count > 1 && count === counts[0]);',
    after: 'return counts.length > 1 && counts.every((count) => count > 1 && count === counts[1]);',
    because: 'all of them are the same, or one differs from either',
  },
  {
    file: 'packages/studio/src/rules/rule-cost.ts',
    before: 'const known = readings.get(configurator) ?? new Map<string, boolean>();',
    after: 'const known = new Map<string, boolean>();',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/rules/rule-cost.ts',
    before: 'readings.set(configurator, known);',
    after: '{}',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/rules/rule-cost.ts',
    before: 'known.set(number, found);',
    after: '{}',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/uses/numbers-with.ts',
    before: 'const known = read.get(configurator) ?? new Map<string, readonly GroupState[]>();',
    after: 'const known = new Map<string, readonly GroupState[]>();',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/uses/numbers-with.ts',
    before: 'read.set(configurator, known);',
    after: '{}',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/uses/numbers-with.ts',
    before: 'const found = known.get(number) ?? newStatesOf(configurator, number);',
    after: 'const found = newStatesOf(configurator, number);',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/uses/numbers-with.ts',
    before: 'known.set(number, found);',
    after: '{}',
    because: 'a number that is read again is read the same',
  },
  {
    file: 'packages/studio/src/rules/vocabulary.ts',
    before: 'known.set(group, made);',
    after: '{}',
    because: 'a group that is looked through again has the same',
  },
  {
    file: 'packages/studio/src/guide-out/rule-sentences.ts',
    before: 'kept.set(configurator, made);',
    after: '{}',
    because: 'sentences that are made again are the same',
  },
  {
    file: 'packages/studio/src/tables/recognising/option-index.ts',
    before: 'const index = kept.get(group) ?? madeIndex(group);',
    after: 'const index = madeIndex(group);',
    because: 'an index that is made again finds the same',
  },
  {
    file: 'packages/studio/src/tables/recognising/option-index.ts',
    before: 'kept.set(group, index);',
    after: '{}',
    because: 'an index that is made again finds the same',
  },
  {
    file: 'packages/studio/src/tables/recognising/option-index.ts',
    before: 'known.set(label, found);',
    after: '{}',
    because: 'a label that is looked up again is found the same',
  },
  {
    file: 'packages/studio/src/findings/judge-in-stages.ts',
    before: 'const read = readers.get(data) ?? readerOf(data);',
    after: 'const read = readerOf(data);',
    because: 'a reader that is made again reads the same',
  },
  {
    file: 'packages/studio/src/findings/judge-in-stages.ts',
    before: 'readers.set(data, read);',
    after: '{}',
    because: 'a reader that is made again reads the same',
  },
  {
    file: 'packages/studio/src/findings/mends/tried-mends.ts',
    before: "const isSame = !own.some(({ path }) => path[0] === 'configurator');",
    after: "const isSame = !own.every(({ path }) => path[0] === 'configurator');",
    because: 'the edits of a mend are all of the configurator, or none of them is',
  },
  {
    file: 'packages/studio/src/findings/mends/tried-mends.ts',
    before: 'for (const finding of findings) times.set(saying(finding), (times.get(saying(finding)) ?? 0) + 1);',
    after: 'for (const finding of findings) times.set(saying(finding), (times.get(saying(finding)) ?? 1) + 1);',
    because: 'the counts are only compared with each other, and with none',
  },
  {
    file: 'packages/studio/src/findings/mends/tried-mends.ts',
    before: 'for (const finding of findings) times.set(saying(finding), (times.get(saying(finding)) ?? 0) + 1);',
    after: 'for (const finding of findings) times.set(saying(finding), (times.get(saying(finding)) ?? 0) + 2);',
    because: 'the counts are only compared with each other, and with none',
  },
  {
    file: 'packages/studio/src/guides/read-guide.ts',
    before: 'const { configurator, examples, first } = sentences.some(({ rules }) => rules.length > 0)',
    after: 'const { configurator, examples, first } = sentences.some(({ rules }) => rules.length >= 0)',
    because: 'numbers that are settled again without another rule are the same',
  },
  {
    file: 'packages/studio/src/tables/recognising/find-matrix.ts',
    before: 'if (columns.length === 0) continue;',
    after: 'if (columns.length === 0) {}',
    because: 'rows without columns make no matrix',
  },
  {
    file: 'packages/studio/src/tables/recognising/find-matrix.ts',
    before: 'const size = one.found * other.found + (one.sure + other.sure) / 1000;',
    after: 'const size = one.found * other.found + (one.sure + other.sure) / 1001;',
    because: 'it only decides between as many pairs',
  },
  {
    file: 'packages/studio/src/tables/recognising/read-list.ts',
    before: 'const places = kept.map(({ at }) => ({ row: at, column: asked[0]?.at ?? 0 }));',
    after: 'const places = kept.map(({ at }) => ({ row: at, column: asked[0]?.at ?? 1 }));',
    because: 'a list has a column of a group',
  },
  {
    file: 'packages/studio/src/tables/recognising/read-matrix.ts',
    before: "column > first ? text.trim() !== '' || hasData(cells, rows, column) : isMarked(cells, rows, column);",
    after: "column >= first ? text.trim() !== '' || hasData(cells, rows, column) : isMarked(cells, rows, column);",
    because: 'the first is an option',
  },
  {
    file: 'packages/studio/src/tables/recognising/read-matrix.ts',
    before: "const isOfRow = row > head && [...columns.codesAt.keys()].some((at) => isData(line[at] ?? ''));",
    after: "const isOfRow = row >= head && [...columns.codesAt.keys()].some((at) => isData(line[at] ?? ''));",
    because: 'the head itself is passed over',
  },
  {
    file: 'packages/studio/src/tables/pair-matrix.ts',
    before: "const isNone = (line: readonly PairAnswer[]): boolean => line.every((one) => one === 'no');",
    after: "const isNone = (line: readonly PairAnswer[]): boolean => line.some((one) => one === 'no');",
    because: 'only a code that goes with nothing is found in no number',
  },
  {
    file: 'packages/studio/src/tables/pair-matrix.ts',
    before:
      'const neverRows = rowCodes.filter((code, row) => isNone(answers[row] ?? []) && never(demand(rowAnswers, code)));',
    after: 'const neverRows = rowCodes.filter((code, row) => isNone([]) && never(demand(rowAnswers, code)));',
    because: 'only a code that goes with nothing is found in no number',
  },
  {
    file: 'packages/studio/src/tables/pair-matrix.ts',
    before: "if (configurator.configGroups.find(({ name }) => name === group)?.kind === 'number') return false;",
    after: "if (configurator.configGroups.find(({ name }) => name === group)?.kind === '') return false;",
    because: 'no option has the key of a band as its code, so it is searched for all the same',
  },
  {
    file: 'packages/studio/src/difference/shared-answers.ts',
    before: 'if (at < 0) continue;',
    after: 'if (at < 0) {}',
    because: 'no row has a cell at -1',
  },
  {
    file: 'packages/studio/src/guides/headings.ts',
    before: 'const runs = texts.filter((text, at) => text !== texts[at - 1]);',
    after: 'const runs = texts.filter((text, at) => text !== texts[at + 1]);',
    because: 'a run has one end, as it has one beginning, with the same text',
  },
];
