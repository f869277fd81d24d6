import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

type Load = { hosts: readonly string[]; paths: readonly string[]; port: number; seconds: number };

/** Load by the program wrk: each path in turn, and each host in turn. */
export async function runWrk({ hosts, paths, port, seconds }: Load): Promise<{ requests: number; errors: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wrk-'));
  const script = path.join(folder, 'visits.lua');
  writeFileSync(
    script,
    `
    local hosts = { ${hosts.map((host) => `"${host}"`).join(', ')} }
    local paths = { ${paths.map((url) => `"${url}"`).join(', ')} }
    local count = 0
    request = function()
      count = count + 1
      return wrk.format("GET", paths[count % #paths + 1], { ["Host"] = hosts[count % #hosts + 1], ["Accept-Encoding"] = "br" })
    end
    done = function(summary, latency)
      local e = summary.errors
      io.write(string.format("RESULT %d %d\\n", summary.requests, e.connect + e.read + e.write + e.status + e.timeout))
    end
    `,
  );
  // Not synchronously: stubs run in this process.
  const options = ['-t1', '-c32', `-d${seconds}s`, '-s', script];
  const { stdout } = await promisify(execFile)('wrk', [...options, `http://127.0.0.1:${port}`]);
  rmSync(folder, { recursive: true, force: true });
  const [, requests, errors] = /RESULT (\d+) (\d+)/.exec(stdout) ?? [];
  return { requests: Number(requests), errors: Number(errors) };
}
