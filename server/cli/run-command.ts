import { type Env, EnvError, readEnv } from '../env.ts';

/** Runs a command with its arguments and sets the exit code; errors go to stderr with exit code 1. */
export async function runCommand(run: (args: string[], env: Env, print: (line: string) => void) => Promise<number>) {
  try {
    process.exitCode = await run(process.argv.slice(2), readEnv(), console.log);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
