import { runPreviewTool } from './preview.ts';
import { command } from './run-command.ts';

await command(runPreviewTool);
