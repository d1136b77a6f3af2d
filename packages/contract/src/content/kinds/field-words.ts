/** The words of a field. What they leave out is made from the name and the type. */
export interface FieldWords {
  label?: string;
  help?: string;
  section?: string;
  /** Of its column, in pixels. */
  width?: number;
  /** The same in a narrow window, where the columns that matter would be out of sight otherwise. */
  narrow?: number;
  /** `picture` and `file` name one of the media library, though their schema takes other words too. */
  widget?: 'long-text' | 'rich-text' | 'cents' | 'picture' | 'file' | 'upload' | 'attributes';
  /** Words of values that are chosen, where the value itself says too little; of a number, all values that are offered. */
  choices?: Readonly<Record<string, string>>;
  /** Its values are short as a rule, though the schema allows more: it stands beside another short field where there is room. */
  isShort?: true;
  /** A field of an object that is asked only where another of its fields has this value. A value that it has all the same is shown. */
  only?: { where: string; is: string | number };
  /** Of the fields of the objects in it. */
  fields?: Readonly<Record<string, FieldWords>>;
}
