import type { ReactNode } from 'react';
import { MediaField } from '../../media-files/media-field.tsx';
import type { OnlyFiles } from '../../media-files/media-queries.ts';
import type { Input } from '../input.ts';
import { TextInput } from '../text-input.tsx';

/** The address of a file of the media library: typed, dropped, sent from this device, or chosen from the library. */
export function MediaInput({ only, ...input }: Input & { only: OnlyFiles }): ReactNode {
  const { field, value, onChange } = input;
  const mayBeNone = field.isNullable || field.isOptional;
  return (
    <>
      <TextInput {...input} />
      <MediaField
        label={field.label}
        value={typeof value === 'string' ? value : ''}
        mayBeNone={mayBeNone}
        only={only}
        onChange={(uri) => onChange(uri ?? (field.isNullable ? null : undefined))}
      />
    </>
  );
}
