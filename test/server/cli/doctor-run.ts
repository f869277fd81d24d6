import type { ResolveTxt } from '#server/cli/doctor/services.ts';
import { runDoctorTool } from '#server/cli/doctor.ts';
import { parseEnv } from '#server/env.ts';

type Options = { args?: string[]; resolveTxt?: ResolveTxt };

const isUnreachable: ResolveTxt = async () => {
  throw Object.assign(new Error('no name server'), { code: 'ECONNREFUSED' });
};

/** Runs the doctor with this environment and nothing else. `wrong` are the lines that make it fail. */
export async function runDoctor(env: Record<string, string>, { args = [], resolveTxt = isUnreachable }: Options = {}) {
  const lines: string[] = [];
  const code = await runDoctorTool(args, parseEnv(env), (line) => lines.push(line), resolveTxt);
  const wrong = lines.filter((line) => /^ +(?:LOSES|CANNOT|MISSING) /.test(line)).map((line) => line.trim());
  return { code, output: lines.join('\n'), lines, wrong };
}
