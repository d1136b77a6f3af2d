import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Input } from './input.ts';
import { TextInput } from './text-input.tsx';

/** The editor comes with the first text that is opened. */
const RichEditor = lazy(async () => ({ default: (await import('./rich-text/rich-editor.tsx')).RichEditor }));

/** A text with markup: as it looks on a page, or its source. A text that the editor cannot say whole is shown as its source alone. */
export function RichTextInput(input: Input): ReactNode {
  const [isSource, setSource] = useState(false);
  const { field, value } = input;
  if (isSource)
    return (
      <>
        <p className="rich-tools">
          <button className="button" type="button" onClick={() => setSource(false)}>
            As it looks<span className="unseen">: {field.label}</span>
          </button>
        </p>
        <TextInput {...input} />
      </>
    );
  return (
    <Suspense fallback={<p className="soft">Opening the editor …</p>}>
      <RichEditor
        {...input}
        value={typeof value === 'string' ? value : ''}
        source={<TextInput {...input} />}
        onSource={() => setSource(true)}
      />
    </Suspense>
  );
}
