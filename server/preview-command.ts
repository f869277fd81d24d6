import { EnvError, readEnv } from './env.ts';
import { runPreviewTool } from './preview/preview-tool.ts';

await main();

async function main() {
  try {
    process.exitCode = await runPreviewTool(process.argv.slice(2), readEnv(), console.log);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}
