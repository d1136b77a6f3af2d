import type { z } from 'zod';
import type { RowReference } from '../content/index.ts';

/** A field of a row, of an object in it, or of an element of a list in it: all that a form or a column needs to know of it. */
export interface Field {
  /** As in the row. */
  name: string;
  label: string;
  /** One sentence; '' where the label says all. */
  help: string;
  /** The heading of the form that it stands below. */
  section: string;
  /** Of a column, in pixels. */
  width: number;
  /** The same in a narrow window. */
  narrow: number;
  widget: Widget;
  /** Nothing typed is `null`. */
  isNullable: boolean;
  /** Nothing typed leaves the field out; false of every field of a row itself. */
  isOptional: boolean;
  /** Shown, and never changed by hand. */
  isReadOnly: boolean;
  schema: z.ZodType;
  /** It stands beside another short field where there is room, whatever its type says. */
  isShort?: boolean;
  /** Asked only where the field `where` beside it has this value. */
  only?: { where: string; is: string | number };
  /** The value that stands for none, where that is not `null`: '' for a picture that is not chosen. */
  none?: unknown;
}

/** A value that is chosen, and its words. */
export interface Choice {
  value: string | number;
  label: string;
}

/** The way in which a value is shown and typed. */
export type Widget =
  | { is: 'text'; maxLength: number | null }
  | { is: 'long-text'; maxLength: number | null }
  | { is: 'rich-text'; maxLength: number | null }
  | { is: 'integer' }
  | { is: 'decimal' }
  /** Whole cents, typed and shown as an amount. */
  | { is: 'cents' }
  | { is: 'yes-no' }
  | { is: 'choice'; choices: readonly Choice[] }
  | { is: 'reference'; to: RowReference }
  | { is: 'references'; to: RowReference }
  /** A list of words, one a line. */
  | { is: 'texts' }
  /** Words by name, one `name: words` a line. */
  | { is: 'entries' }
  /** Values by the keys of attributes, each as its attribute says. */
  | { is: 'attributes' }
  /** A list of objects, in order. */
  | { is: 'objects'; fields: readonly Field[] }
  | { is: 'object'; fields: readonly Field[] }
  /** A file of the media library: any, or of some types alone. */
  | { is: 'media'; only: 'pictures' | 'woff2' | null }
  /** Pictures of the media library, in order. */
  | { is: 'pictures' }
  /** The bytes of an upload, by their hash. */
  | { is: 'upload' }
  /** `YYYY-MM-DD`. */
  | { is: 'date' }
  | { is: 'json' };
