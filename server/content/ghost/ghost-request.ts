import * as limits from '#shared/limits.ts';
import { SourceError } from '../content-source.ts';

/** What the content client hands to its transport. */
export type ApiRequest = {
  url: string;
  method: string;
  params: Record<string, string | number | readonly string[]>;
  headers: Record<string, string>;
};

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Ghost answered with a status that is no success. */
export class StatusError extends SourceError {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** No answer of Ghost's is larger, in characters: a hundred long posts are some four million. */
const largestAnswer = 20_000_000;

/**
 * One attempt at one question to Ghost, given up after ten seconds, body included.
 * @returns the JSON of the answer
 * @throws {StatusError} for a status that is no success
 * @throws {SourceError} when the network fails, time is up or the answer is not JSON
 */
export async function ghostRequest({ url, params, headers }: ApiRequest, fetch: Fetch): Promise<object> {
  const query = Object.entries(params).map(
    ([name, value]) => `${name}=${encodeURIComponent([value].flat().join(','))}`,
  );
  const signal = AbortSignal.timeout(limits.contentTimeoutMs);
  try {
    const response = await fetch(`${url}?${query.join('&')}`, {
      headers: { ...headers, Accept: 'application/json' },
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new StatusError(response.status);
    }
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new SourceError('the answer is not JSON');
    }
    return parsed(await bounded(response));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'no answer in time' : reason(error), { cause: error });
  }
}

async function bounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) throw new SourceError('the answer is too large');
  }
  return text + decoder.decode();
}

function parsed(text: string): object {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new SourceError('the answer has no content');
  return answer;
}

function reason(error: unknown): string {
  if (error instanceof SyntaxError) return 'the answer is broken JSON';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the connection failed${code}`;
}
