import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs the built doctor with this environment and nothing else. */
export function runDoctor(env: Record<string, string>) {
  const file = path.resolve(process.env['SITE_DIST'] ?? 'dist', 'server/doctor.mjs');
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise<{ code: number | null; output: string; missing: string[] }>((resolve) => {
    child.once('close', (code) =>
      resolve({ code, output, missing: output.split('\n').filter((line) => line.includes('MISSING')) }),
    );
  });
}
