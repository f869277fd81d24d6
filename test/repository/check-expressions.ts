// Checks with recheck that no regular expression of the running site takes more than linear time, as a part of
// `npm run lint`. One that does is rewritten, or listed below with what bounds the text that it reads.
import { check } from 'recheck';
import { projectFiles } from './project-files.ts';
import { visitSyntax } from './syntax-tree.ts';

/** Expressions that take longer, each with the reason why no one can make use of it. */
const bounded: Record<string, string> = {
  '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/': 'an email address of at most 254 characters (emailMax)',
  '/^(https?:\\/\\/[^?#]*?\\/content\\/images\\/)(?:size\\/w\\d+\\/(?:format\\/\\w+\\/)?)?([^?#]+\\.(?:jpe?g|png|webp))$/i':
    'URLs that allowedMediaUrl has let pass, of at most 4,000 characters (urlLength)',
  '/(<a\\s[^<>]*?href=")(\\/(?!\\/)[^"<>]*)"/g':
    'the tags of a sanitized post, with URLs of at most 4,000 characters (urlLength)',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number',
  '/Content-Type: text\\/plain[\\s\\S]*?((?:\\r?\\n[\\w-]+: .*)*)\\r?\\n\\r?\\n([\\s\\S]*)/':
    'a message the site wrote itself, read by the owner on the command line',
  '/<symbol id="(i-[a-z0-9-]+)".*?<\\/symbol>/g': 'the icons of the build',
  '/<(\\w+)([^>]*)>/g': 'icons of a package, while building',
};

/** Files that build expressions from constants; what they insert has no quantifier of its own. */
const built: Record<string, string> = {
  'server/booking/calendar/caldav-calendar.ts': 'the name of a property, at the beginning of a line',
  'server/booking/calendar/calendar-lines.ts': 'the name of a parameter, which the code gives',
  'server/http/redirects.ts': 'the names of feed readers',
  'shared/forms/fields.ts': 'the length of a phone number',
  'shared/contact/sensitive-numbers.ts': 'the characters between groups of digits',
  'shared/format/keep-whole.ts': 'the names of months',
  'shared/site/routes.ts': 'the paths of routes, with one segment for each parameter',
};

type Expression = { source: string; flags: string; places: string[] };

const expressions = new Map<string, Expression>();
const dynamic = new Set<string>();
for (const { path: file, text } of projectFiles(['server', 'client', 'views', 'shared'])) {
  if (!/\.tsx?$/.test(file) || file.startsWith('client/build/')) continue;
  visitSyntax(file, text, (node) => {
    const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: { name?: string } };
    if (callee?.name === 'RegExp') dynamic.add(file);
    if (node.type !== 'Literal' || !regex) return;
    const key = `/${regex.pattern}/${regex.flags}`;
    const known = expressions.get(key) ?? { source: regex.pattern, flags: regex.flags, places: [] };
    known.places.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    expressions.set(key, known);
  });
}

const problems: string[] = [];
const queue = [...expressions].filter(([, { source }]) => isUnbounded(source));
const checked = queue.length;
// Two at a time: recheck's own time-out would count the time that an expression waits for the processor.
await Promise.all([work(), work()]);
for (const file of dynamic)
  if (!Object.hasOwn(built, file)) problems.push(`${file}: builds an expression, which cannot be checked`);
for (const file of Object.keys(built)) if (!dynamic.has(file)) problems.push(`${file} builds no expression any more`);
for (const key of Object.keys(bounded)) if (!expressions.has(key)) problems.push(`${key} does not exist any more`);
for (const problem of problems) console.error(problem);
console.log(`${expressions.size} regular expressions, ${checked} of them checked`);
process.exit(problems.length > 0 ? 1 : 0);

async function work() {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, { source, flags, places }] = next;
    if (Object.hasOwn(bounded, key)) continue;
    const result = await check(source, flags, {
      timeout: 60_000,
      incubationTimeout: null,
      attackTimeout: null,
      randomSeed: 0,
    });
    if (result.status === 'safe') continue;
    const found = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
    problems.push(`${places.join(', ')}: ${key} ${found}`);
  }
}

/** Without one of these quantifiers an expression reads a limited number of characters from each position. */
function isUnbounded(source: string): boolean {
  return /[*+]|\{\d+,\}/.test(source);
}
