import { type Field, wordsOf } from '@millrace/contract/fields';
import type { FieldPath, RowRecord } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { type ReactNode, useRef } from 'react';
import { useDraft, useTyped } from '../draft/draft-context.tsx';
import { RowElsewhere } from '../draft/here/row-elsewhere.tsx';
import { fieldsOfRow } from '../fields/fields-of-row.ts';
import { FieldRow } from '../inputs/field-row.tsx';
import { FindingTexts } from '../inputs/findings/finding-text.tsx';
import { findingsAt, isSound, type PlacedFinding, restAt } from '../inputs/findings/placed-findings.ts';
import { NestedRow } from '../inputs/input.ts';
import { BelongingRows, BelongingSections } from './belonging-rows.tsx';
import { FieldDecisions } from './field-decision.tsx';
import { MovedTarget } from './redirects/moved-target.tsx';
import { RetiredRedirect } from './redirects/retired-redirect.tsx';
import { SlugRedirect } from './redirects/slug-redirect.tsx';
import { SectionList } from './section-list.tsx';
import { sectionsOf } from './sections.ts';
import { SlugFromWords } from './slug-from-words.tsx';
import { hasOwnSlug } from './slug-of.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useSeenValue } from './use-seen-value.ts';

/** The fields of a row in their sections, with a list of them at the left. Each field is saved by itself, as it is typed. */
export function RowForm({
  record,
  findings,
  at,
}: {
  record: RowRecord;
  findings: readonly PlacedFinding[];
  at: FieldPath | null;
}): ReactNode {
  const { kind, id, version, row, published } = record;
  const { type, edits, id: draft } = useDraft();
  const typed = useTyped(kind, id);
  const asSeen = useSeenValue(kind, (field) => edits.seenIn(draft, { kind, id, version }, field));
  const form = useRef<HTMLDivElement>(null);
  const sections = sectionsOf(fieldsOfRow(kind, row));
  useFormKeys(form);
  const shownOf = (name: string): unknown =>
    typed !== undefined && Object.hasOwn(typed, name) ? typed[name] : row?.[name];
  const shown = ({ name }: Field): unknown => shownOf(name);
  const isChanged = (field: Field): boolean => published !== null && !isEqual(shown(field), published[field.name]);
  const write = (field: Field, value: unknown): void => {
    // A field of a row is never left out: nothing is null.
    const made = asSeen(field.name, shown(field), value === undefined ? null : value);
    type({ kind, id, version: made.version, fields: { [field.name]: made.value } });
  };
  return (
    <NestedRow value={FieldRow}>
      <div className="form" ref={form}>
        <SectionList
          sections={sections}
          isChanged={isChanged}
          findingsOf={({ name }) => findingsAt(findings, name)}
          shown={shown}
          belonging={<BelongingSections record={record} from={sections.length} />}
        >
          <RowElsewhere kind={kind} id={id} draft={draft} />
        </SectionList>
        <div className="form-fields">
          <FindingTexts findings={findings.filter(({ path }) => path.length === 0)} />
          {sections.map((section, nth) => (
            <section key={section.name} id={`section-${nth}`} aria-labelledby={`section-${nth}-name`} tabIndex={-1}>
              <h2 id={`section-${nth}-name`}>{section.name}</h2>
              {section.fields.map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  value={shown(field)}
                  onChange={(value) => write(field, value)}
                  findings={findingsAt(findings, field.name)}
                  at={restAt(at, field.name)}
                  id={`f-${field.name}`}
                  draft={draft}
                  isChanged={isChanged(field)}
                >
                  {published !== null && isChanged(field) ? (
                    <p className="form-was">
                      <button
                        className="button-link"
                        type="button"
                        onClick={() => write(field, published[field.name] ?? null)}
                      >
                        Put back what is published<span className="unseen">: {field.label}</span>
                      </button>
                    </p>
                  ) : null}
                  {field.name === 'slug' && hasOwnSlug(kind) ? (
                    <SlugFromWords
                      words={shownOf(wordsOf(kind).title)}
                      slug={shown(field)}
                      onTake={(slug) => write(field, slug)}
                    />
                  ) : null}
                  {field.name === 'slug' ? (
                    <SlugRedirect
                      record={record}
                      value={shown(field)}
                      isSound={isSound(findingsAt(findings, field.name))}
                    />
                  ) : null}
                  {field.name === 'isLive' ? <RetiredRedirect record={record} /> : null}
                  {kind === 'viewItems' && field.name === 'slug' ? (
                    <MovedTarget type={row?.['type']} slug={shown(field)} onLead={(slug) => write(field, slug)} />
                  ) : null}
                  <FieldDecisions field={field} record={record} />
                </FieldRow>
              ))}
            </section>
          ))}
          <BelongingRows record={record} from={sections.length} />
        </div>
      </div>
    </NestedRow>
  );
}
