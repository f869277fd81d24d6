// Books one meeting, as a process of its own that kills itself at a given file operation.
// Arguments: folder, number of the operation (0 for none), visitor.
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [folder = '', killAt = '0', visitor = ''] = process.argv.slice(2);
let operations = 0;
for (const name of ['link', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'unlink', 'writeFile'] as const) {
  const original = files[name] as (...parameters: unknown[]) => Promise<unknown>;
  const counted = (...parameters: unknown[]) => {
    operations += 1;
    if (operations === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    return original(...parameters);
  };
  Object.assign(files, { [name]: counted });
}
syncBuiltinESMExports();

const { bookOnce } = await import('./book-once.ts');
await bookOnce(folder, visitor);
console.log(operations);
process.exit(0);
