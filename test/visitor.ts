/** What visitors do, each with the words of another. */

let visitors = 0;
export const newVisitor = () => {
  const number = ++visitors;
  return { name: 'Pat Doe', email: `pat${number}@example.com`, phone: `740-555-${1_000 + number}` };
};

/** By default a new visitor. */
type Options = { visitor?: ReturnType<typeof newVisitor>; headers?: Record<string, string> };

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Reply };
}

type Reply = { success?: boolean; error?: string; id?: string; manageUrl?: string; next?: string[] };

/** Sends a message. */
export const sendMessage = (url: string, message: string, { headers }: Options = {}) =>
  post(`${url}/api/contact`, { formData: { ...newVisitor(), message } }, headers);

/** The free times of calls from two weeks on. @throws when the site does not know them */
export async function freeTimes(url: string, { headers = {} }: Options = {}): Promise<string[]> {
  const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/availability?kind=phone&from=${from}`, { headers });
  if (!response.ok) throw new Error(`free times: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { slots: { start: string }[] }).slots.map(({ start }) => start);
}

/** Books a call. */
export const bookCall = (url: string, slot: string, { visitor = newVisitor(), headers }: Options = {}) =>
  post(`${url}/api/bookings`, { slot, kind: 'phone', formData: visitor }, headers);

/** Moves or cancels a meeting by the link in its mail. */
export function changeMeeting(url: string, { id, manageUrl }: Reply, action: 'move' | 'cancel', slot?: string) {
  const token = new URL(manageUrl!, url).searchParams.get('token');
  return post(`${url}/api/bookings/${id}/${action}`, { token, slot });
}
