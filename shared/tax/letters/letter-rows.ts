import type { LetterRows } from './letter.ts';
import { readLetterRows } from './read-letters.ts';

/** In the build this module is what it exports, so that nobody reads YAML. */
export const letterRows: LetterRows = readLetterRows();
