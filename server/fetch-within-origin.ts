/** Redirects that are followed, such as to a URL with a slash at the end. */
const maxRedirects = 3;

/** An error whose message is for logs, with nothing of the URL in it. */
type Failure = new (message: string) => Error;

/**
 * Fetches a URL and follows redirects within its origin only, so that a key or a password stays there and no response sends
 * the server to another machine.
 * @param onStatus is told the status of each response, or null where none came
 * @throws {Failure} for a redirect to another origin, and too many
 */
export async function fetchWithinOrigin(
  url: string,
  init: RequestInit,
  Failure: Failure,
  onStatus?: (status: number | null) => void,
): Promise<Response> {
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(target, { ...init, redirect: 'manual' }).catch((error) => {
      onStatus?.(null);
      throw error;
    });
    onStatus?.(response.status);
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel();
    const next = URL.parse(location, target);
    if (next?.origin !== new URL(url).origin) throw new Failure('redirects to another origin');
    target = next.href;
  }
  throw new Failure('too many redirects');
}

/**
 * The body of a response, of so many bytes at most.
 * @throws {Failure} with the message `tooLarge` for more
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  Failure: Failure,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Failure(tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
