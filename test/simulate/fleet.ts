import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';

/** The longest wait for a process to have rendered its pages, in milliseconds. */
const warmUpMs = 180_000;
const sampleTimeoutMs = 5_000;
const metricsToken = 'a-token-of-the-simulation';

/** A process that gets visits, with its own connections. */
export type Web = {
  site: OwnProcess;
  agent: http.Agent;
  /** Sampled in order. */
  memory: MemorySample[];
};

/** Megabytes. */
export type MemorySample = {
  /** Of the whole process, with what it holds in reserve. */
  resident: number;
  /** The heap and the buffers beside it; lowest just after a garbage collection. */
  inUse: number;
};

export type Fleet = {
  /** The processes that get visits now. */
  webs: () => Web[];
  /** Those of all builds, each a generation. */
  generations: Web[][];
  /** Starts the next build, sends visits there, then ends the processes of the last one. */
  deploy(): Promise<void>;
  sampleMemory(): Promise<void>;
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
      const site = await untilWarm(
        await untilReady(await startProcess({ ...env, METRICS_TOKEN: metricsToken }, { dist })),
      );
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
    async sampleMemory() {
      await Promise.all(
        webs.map(async ({ site, memory }) => {
          const sample = await memoryOf(site.url).catch(() => null);
          if (sample) memory.push(sample);
        }),
      );
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

/** @throws when the process does not answer in time */
async function memoryOf(url: string): Promise<MemorySample> {
  const response = await fetch(`${url}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(sampleTimeoutMs),
  });
  const text = await response.text();
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1]) / 2 ** 20;
  return {
    resident: megabytes('process_resident_memory_bytes'),
    inUse: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
  };
}
