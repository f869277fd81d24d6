import { flushCompileCache } from 'node:module';

// Run by the build: what a start and a first page compile is stored, so that no deployed process has to compile it.
// The built file by its name: an import that esbuild sees would become part of a chunk in another folder.
await import(new URL('./index.mjs', import.meta.url).href);
// What is imported before the cache is used would not be stored.
const { readEnv } = await import('./env.ts');
const { status } = await fetch(`http://127.0.0.1:${readEnv().PORT}/`);
flushCompileCache();
process.exit(status === 200 ? 0 : 1);
