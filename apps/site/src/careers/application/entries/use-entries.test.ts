// @vitest-environment jsdom
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { drawHook } from '../../../testing/draw-hook.ts';
import { type ApplicationValues, emptyValues } from '../application-values.ts';
import { emptyEntry, entryTables } from './entry-tables.ts';
import { useEntries } from './use-entries.ts';

const table = entryTables[0];
if (table === undefined) throw new Error('There is no table.');

test('a dialog adds a row, or replaces one in its place', () => {
  const { now } = drawHook(() => {
    const form = useForm<ApplicationValues>({ defaultValues: emptyValues('Full-Time') });
    return { form, dirty: form.formState.isDirty, ...useEntries(form) };
  });
  const entry = (name: string) => ({ ...emptyEntry(table), name });
  const save = (index: number | null, name: string) => {
    act(() => now().open(table, index));
    const { editing } = now();
    act(() => now().save(entry(name)));
    return [editing?.index, editing?.entry, now().editing, now().form.getValues(table.name)];
  };
  expect(now().editing).toBeNull();
  expect(save(null, 'a')).toEqual([null, emptyEntry(table), null, [entry('a')]]);
  expect(save(null, 'b')).toEqual([null, emptyEntry(table), null, [entry('a'), entry('b')]]);
  expect(save(0, 'c')).toEqual([0, entry('a'), null, [entry('c'), entry('b')]]);
  expect(now().form.getFieldState(table.name).isDirty || now().dirty).toBe(true);
  act(() => now().open(table, 9));
  expect(now().editing?.entry).toEqual(emptyEntry(table));
  act(() => now().close());
  act(() => now().save(entry('d')));
  expect([now().editing, now().form.getValues(table.name).length]).toEqual([null, 2]);
});
