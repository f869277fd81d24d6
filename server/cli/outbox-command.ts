import { runOutboxTool } from './outbox.ts';
import { runCommand } from './run-command.ts';

await runCommand(runOutboxTool);
