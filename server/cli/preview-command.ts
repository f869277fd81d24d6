import { runPreviewTool } from './preview.ts';
import { runCommand } from './run-command.ts';

await runCommand(runPreviewTool);
