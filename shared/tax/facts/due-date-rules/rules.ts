import { readDueDateRules } from './read-rules.ts';
import type { DueDateRule } from './rule.ts';

/** The rules of the deadline calendar. In the build this module is what it exports, so that nobody reads YAML. */
export const dueDateRules: readonly DueDateRule[] = readDueDateRules();
