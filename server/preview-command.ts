import { command } from './command.ts';
import { runPreviewTool } from './preview/preview-tool.ts';

await command(runPreviewTool);
