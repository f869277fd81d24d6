import { runOutboxTool } from './outbox.ts';
import { command } from './run-command.ts';

await command(runOutboxTool);
