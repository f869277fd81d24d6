import { runDoctorTool } from '#server/cli/doctor.ts';
import { parseEnv } from '#server/env.ts';

/** Runs the doctor with this environment and nothing else. */
export async function runDoctor(env: Record<string, string>) {
  const lines: string[] = [];
  const code = await runDoctorTool([], parseEnv(env), (line) => lines.push(line));
  return { code, output: lines.join('\n'), missing: lines.filter((line) => line.includes('MISSING')) };
}
