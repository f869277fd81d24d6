import { defineConfig } from 'playwright/test';
import browserTests from '../e2e/playwright.config.ts';

/** Checks of the pages one after the other: `npm run test:pages`. */
export default defineConfig({ ...browserTests, testDir: import.meta.dirname });
