// Writes down what the home page's scripts are made of, for the test that says which module grew: `node test/bench/record-modules.ts`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { modulesOf } from './weights.ts';

const modules = modulesOf(path.resolve(process.argv[2] ?? 'dist'), 'home');
writeFileSync(
  path.resolve('test/recordings/home-modules.json'),
  `${JSON.stringify(Object.fromEntries(modules), null, 1)}\n`,
);
