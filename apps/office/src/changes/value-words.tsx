import type { Field } from '@millrace/contract/fields';
import { wordsOfName } from '@millrace/contract/fields';
import { type ReactNode, use } from 'react';
import { showValue } from '../fields/print-value.ts';
import type { ShownField } from './field-at.ts';
import { ReferenceWords } from './reference-words.tsx';
import { ShownFile } from './shown-file.ts';
import './value-words.css';

/** More entries of a list or an object are counted. */
const SHOWN = 8;

/** A value as people read it: words for yes, a price as an amount, a row by its name, an object field by field. */
export function ValueWords({
  field,
  value,
  draft,
}: {
  field: ShownField | null;
  value: unknown;
  draft: string | null;
}): ReactNode {
  const File = use(ShownFile);
  if (value === undefined || value === null || value === '') return <span className="soft">–</span>;
  if (field?.widget.is === 'reference') return <ReferenceWords to={field.widget.to} value={value} draft={draft} />;
  if (field?.widget.is === 'references' && Array.isArray(value))
    return <References field={field} value={value} draft={draft} />;
  if (Array.isArray(value)) return <List value={value} draft={draft} />;
  if (typeof value === 'object') return <Entries fields={fieldsIn(field)} value={value} draft={draft} />;
  if (field === null) return <>{typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}</>;
  if (isOfFile(field) && typeof value === 'string')
    return <File by={field.widget.is === 'upload' ? 'hash' : 'path'} value={value} draft={draft} />;
  const isNumber = field.widget.is === 'cents' || field.widget.is === 'integer' || field.widget.is === 'decimal';
  return <span className={isNumber ? 'figures' : 'value-text'}>{showValue(field, value)}</span>;
}

/** Whether values of a field name files. */
export const isOfFile = (field: ShownField | null): boolean =>
  field?.widget.is === 'media' || field?.widget.is === 'upload';

const fieldsIn = (field: ShownField | null): readonly Field[] =>
  field !== null && 'fields' in field.widget ? field.widget.fields : [];

function References({
  field,
  value,
  draft,
}: {
  field: ShownField;
  value: readonly unknown[];
  draft: string | null;
}): ReactNode {
  const { widget } = field;
  if (widget.is !== 'references') return null;
  if (value.length === 0) return <span className="soft">none</span>;
  return (
    <ol className="value-list">
      {value.slice(0, SHOWN).map((one) => (
        <li key={String(one)}>
          <ReferenceWords to={widget.to} value={one} draft={draft} />
        </li>
      ))}
      {value.length > SHOWN ? <li className="soft">and {value.length - SHOWN} more</li> : null}
    </ol>
  );
}

function List({ value, draft }: { value: readonly unknown[]; draft: string | null }): ReactNode {
  if (value.length === 0) return <span className="soft">none</span>;
  if (value.every((one) => typeof one !== 'object'))
    return <span className="value-text">{value.map(String).join(', ')}</span>;
  return (
    <ol className="value-list">
      {value.slice(0, SHOWN).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list as it was, which nobody changes here.
        <li key={at}>
          <ValueWords field={null} value={one} draft={draft} />
        </li>
      ))}
      {value.length > SHOWN ? <li className="soft">and {value.length - SHOWN} more</li> : null}
    </ol>
  );
}

/** Whether a value says something: an empty list or object says nothing. */
const says = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of an object that say something, in the order of its form; the id of an element is no word. */
function Entries({
  fields,
  value,
  draft,
}: {
  fields: readonly Field[];
  value: object;
  draft: string | null;
}): ReactNode {
  const places = new Map(fields.map(({ name }, at) => [name, at]));
  const hasBytes = fields.some(({ widget }) => widget.is === 'upload');
  const entries = Object.entries(value)
    .filter(([name, one]) => name !== 'id' && says(one))
    .sort(([a], [b]) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size));
  return (
    <span className="value-entries">
      {entries.slice(0, SHOWN).map(([name, one]) => {
        const field = fields.find((known) => known.name === name) ?? null;
        return (
          <span key={name}>
            <span className="soft">{field?.label ?? wordsOfName(name)}</span>{' '}
            {Array.isArray(one) && one.some((part) => typeof part === 'object') ? (
              `${one.length} ${one.length === 1 ? 'entry' : 'entries'}`
            ) : hasBytes && field?.widget.is === 'media' ? (
              // The bytes beside it show the picture.
              <span className="value-text">{String(one)}</span>
            ) : (
              <ValueWords field={field} value={one} draft={draft} />
            )}
          </span>
        );
      })}
      {entries.length > SHOWN ? <span className="soft">and {entries.length - SHOWN} more</span> : null}
    </span>
  );
}
