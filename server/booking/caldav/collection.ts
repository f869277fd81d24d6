import { CalendarFailure, readBody, splitCredentials } from '../calendar/fetch-calendar.ts';

export class CaldavRefusal extends CalendarFailure {
  readonly status: number;

  constructor(status: number) {
    super(meanings[status] ?? (status >= 300 && status < 400 ? 'redirects to another address' : `status ${status}`));
    this.status = status;
  }
}

const meanings: Record<number, string> = {
  401: 'the user name or the password is not accepted (status 401)',
  403: 'this user has no permission (status 403)',
  404: 'there is no calendar at this address (status 404)',
  405: 'there is no calendar at this address (status 405)',
};

/** A calendar on a CalDAV server, for the functions of tsdav. */
export type Collection = {
  /** With a slash at its end, without credentials. */
  url: string;
  /** `fetch` takes 10 s and 5 MB at most, follows no redirect and throws {CaldavRefusal}. */
  request: { headers: Record<string, string>; fetch: typeof fetch };
};

const timeoutMs = 10_000;

/** @param calendarUrl with user name and password */
export function openCollection(calendarUrl: string): Collection {
  const { url, authorization } = splitCredentials(calendarUrl);
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    request: { headers: authorization ? { Authorization: authorization } : {}, fetch: limitedFetch },
  };
}

const limitedFetch: typeof fetch = async (target, init) => {
  const response = await fetch(target, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CaldavRefusal(response.status);
  }
  const body = await readBody(response);
  return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
};
