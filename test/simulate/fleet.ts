import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';

/** The longest wait for a process to have rendered its pages, in milliseconds. */
const warmUpMs = 180_000;

/** A process that gets visits, with its own connections. */
export type Web = {
  site: OwnProcess;
  agent: http.Agent;
  /** Resident memory in megabytes, sampled in order. */
  memory: number[];
};

export type Fleet = {
  /** The processes that get visits now. */
  webs: () => Web[];
  /** Those of all builds, each a generation. */
  generations: Web[][];
  /** Starts the next build, sends visits there, then ends the processes of the last one. */
  deploy(): Promise<void>;
  sampleMemory(): void;
  stop(): Promise<void>;
};

/** Two processes of the built site that are replaced by deployments, each with a build id of its own. */
export async function startFleet(folder: string, env: Record<string, string>): Promise<Fleet> {
  const generations: Web[][] = [];
  let webs = await start();

  async function start(): Promise<Web[]> {
    const dist = buildCopy(folder, generations.length + 1);
    const started: Web[] = [];
    // One after the other: two that warm up at once would leave the visitors of the last build little of the processor.
    for (let number = 0; number < 2; number++) {
      const site = await untilWarm(await untilReady(await startProcess(env, { dist })));
      const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
      started.push({ site, agent, memory: [] });
    }
    generations.push(started);
    return started;
  }

  const end = async (old: Web[]) => {
    await Promise.all(old.map(({ site }) => site.stop()));
    for (const { agent } of old) agent.destroy();
  };

  return {
    webs: () => webs,
    generations,
    async deploy() {
      const next = await start();
      const old = webs;
      webs = next;
      await end(old);
    },
    sampleMemory() {
      for (const web of webs) web.memory.push(residentMegabytes(web.site.process.pid!));
    },
    stop: () => end(webs),
  };
}

/**
 * Until a process has rendered its pages, as a platform that starts the new processes before it ends the old ones.
 * @throws when that takes longer than `warmUpMs`
 */
async function untilWarm(site: OwnProcess): Promise<OwnProcess> {
  const end = performance.now() + warmUpMs;
  while (!site.output().includes('cache warmed')) {
    if (performance.now() > end) throw new Error(`a process has not rendered its pages within ${warmUpMs} ms`);
    await pause(100);
  }
  return site;
}

/** The present build under another build id. Below the project, whose packages it needs. */
function buildCopy(folder: string, number: number): string {
  const copy = path.join(folder, `build-${number}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.resolve('dist'), copy, { recursive: true });
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { buildId: string };
  writeFileSync(file, JSON.stringify({ ...manifest, buildId: `simulated-${number}` }));
  return copy;
}

/** NaN where the system does not say. */
function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}
