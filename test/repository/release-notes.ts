// `npm run release-notes -- v1..v2`: what has changed between two commits, as Markdown on standard output.
import { execFileSync } from 'node:child_process';

export type Commit = { hash: string; subject: string; body: string; files: string[] };

/** Where a change is listed, by the first pattern that one of its files matches; other changes come last. */
const sections: [title: string, pattern: RegExp][] = [
  [
    'For whoever runs the site',
    /^(?:\.env\.example|Procfile|app\.json|\.github\/(?:DEPLOYMENT|RUNBOOK)\.md|server\/env\.ts)$/,
  ],
  ['For visitors', /^(?:views|client|public|shared)\//],
  ['Server', /^server\//],
];
const rest = 'Tests and tools';

/** Commits, the newest first, as release notes. A commit's body says which URLs, responses, variables or commands change. */
export function releaseNotes(range: string, commits: readonly Commit[]): string {
  const titles = [...sections.map(([title]) => title), rest];
  const of = (title: string) => commits.filter((commit) => sectionOf(commit) === title);
  const parts = titles
    .filter((title) => of(title).length > 0)
    .map((title) => `## ${title}\n\n${of(title).map(item).join('\n')}`);
  return [`# ${range}`, `${commits.length} commits.`, ...parts].join('\n\n');
}

function sectionOf({ files }: Commit): string {
  return sections.find(([, pattern]) => files.some((file) => pattern.test(file)))?.[0] ?? rest;
}

function item({ hash, subject, body }: Commit): string {
  const lines = body.split('\n').filter(Boolean);
  return [`- ${subject} (${hash})`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @throws when git does not know the range */
export function commitsIn(range: string, cwd = '.'): Commit[] {
  const log = execFileSync(
    'git',
    ['log', '--no-merges', '--name-only', '--format=%x1e%h%x1f%s%x1f%b%x1f', range, '--'],
    {
      cwd,
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return log
    .toString('utf8')
    .split('\x1e')
    .slice(1)
    .map((record) => {
      const [hash = '', subject = '', body = '', files = ''] = record.split('\x1f');
      return { hash, subject, body: body.trim(), files: files.split('\n').filter(Boolean) };
    });
}

if (import.meta.main) {
  const [range = ''] = process.argv.slice(2);
  if (!/^[^-\s]\S*\.\.\S*$/.test(range)) {
    console.error('usage: npm run release-notes -- FROM..TO');
    process.exit(2);
  }
  console.log(releaseNotes(range, commitsIn(range)));
}
