import { type Env, EnvError, readEnv } from '../env.ts';

/** Runs one of the project's commands with its arguments; what goes wrong is said on stderr and is exit code 1. */
export async function runCommand(run: (args: string[], env: Env, print: (line: string) => void) => Promise<number>) {
  try {
    process.exitCode = await run(process.argv.slice(2), readEnv(), console.log);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
