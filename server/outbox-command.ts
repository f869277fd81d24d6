import { EnvError, readEnv } from './env.ts';
import { runOutboxTool } from './mail/outbox-tool.ts';

await main();

async function main() {
  try {
    process.exitCode = await runOutboxTool(process.argv.slice(2), readEnv(), console.log);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
