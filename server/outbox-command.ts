import { command } from './command.ts';
import { runOutboxTool } from './mail/outbox-tool.ts';

await command(runOutboxTool);
