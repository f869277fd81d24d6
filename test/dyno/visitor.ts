/** What visitors do, each with the words of another. */

let visitors = 0;
const person = () => {
  const number = ++visitors;
  return { name: 'Pat Doe', email: `pat${number}@example.com`, phone: `740-555-${1_000 + number}` };
};

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Reply, response };
}

type Reply = { success?: boolean; error?: string; id?: string; manageUrl?: string };

/** Sends a message. */
export const sendMessage = (url: string, message: string) =>
  post(`${url}/api/contact`, { formData: { ...person(), message } });

/** The free times of calls from two weeks on. */
export async function freeTimes(url: string): Promise<string[]> {
  const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/availability?kind=phone&from=${from}`);
  if (!response.ok) throw new Error(`free times: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { slots: { start: string }[] }).slots.map(({ start }) => start);
}

/** Books a call. */
export const bookCall = (url: string, slot: string) =>
  post(`${url}/api/bookings`, { slot, kind: 'phone', formData: person() });

/** Moves or cancels a meeting by the link in its mail. */
export function changeMeeting(url: string, { id, manageUrl }: Reply, action: 'move' | 'cancel', slot?: string) {
  const token = new URL(manageUrl!, url).searchParams.get('token');
  return post(`${url}/api/bookings/${id}/${action}`, { token, slot });
}
