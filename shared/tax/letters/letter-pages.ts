import type { LetterPage } from './letter.ts';
import { readLetters } from './read-letters.ts';

/** Every letter as its page shows it. In the build this module is what it exports, so that a server reads no YAML. */
export const letterPages: readonly LetterPage[] = readLetters();
