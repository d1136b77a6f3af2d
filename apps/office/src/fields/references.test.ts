import { contentKindNames, rowReferences } from '@millrace/contract/content';
import { fieldsOf } from '@millrace/contract/fields';
import { expect, test } from 'vitest';

test('the fields that name rows are the same in the form and where uses are looked for', () => {
  const inForms = contentKindNames.flatMap((kind) =>
    fieldsOf(kind).flatMap(({ name, widget }) => ('to' in widget ? [[kind, name, widget.to.kinds, widget.to.by]] : [])),
  );
  const inTable = Object.entries(rowReferences).flatMap(([kind, fields]) =>
    Object.entries(fields).map(([name, { kinds, by }]) => [kind, name, kinds, by]),
  );
  expect(inForms.toSorted()).toEqual(inTable.toSorted());
});
