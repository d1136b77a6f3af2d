/** Records what this process does below a folder: `node --import 'file:///…/record-here.ts?root=FOLDER&record=FILE' …`. */
import { recordFiles } from './record-files.ts';

const { searchParams } = new URL(import.meta.url);
recordFiles(searchParams.get('root') ?? '', searchParams.get('record') ?? '');
