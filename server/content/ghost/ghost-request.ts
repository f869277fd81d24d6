import * as limits from '#shared/limits.ts';
import { SourceError } from '../content-source.ts';

/** A request as the content client passes it to its transport. */
export type ApiRequest = {
  url: string;
  method: string;
  params: Record<string, string | number | readonly string[]>;
  headers: Record<string, string>;
};

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export class StatusError extends SourceError {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** A hundred long posts are some four million characters. */
const maxCharacters = 20_000_000;

/**
 * One request to Ghost, without retry; the time-out includes the body.
 * @throws {StatusError} for a status that is not 2xx
 * @throws {SourceError} when the connection fails or times out, or the response is not JSON or too large
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
      throw new SourceError('the response is not JSON');
    }
    return parseObject(await readText(response));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'timed out' : describe(error), { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxCharacters) throw new SourceError('the response is too large');
  }
  return text + decoder.decode();
}

function parseObject(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SourceError('the response is no object');
  return value;
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'the response is malformed JSON';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the connection failed${code}`;
}
