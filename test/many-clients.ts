import http from 'node:http';

/**
 * Requests one after the other from each of many clients, until `stop` is called. Counts the responses by status.
 * @param url of the site, without a slash at its end
 * @param path of each request by its number
 */
export function requestFromClients(url: string, clients: number, path: (number: number) => string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const statuses = new Map<number, number>();
  const retryAfter = new Set<string | undefined>();
  let stopped = false;
  let next = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const number = next++;
      // An address of its own for each, behind a proxy: the limits by address are not what is tested.
      const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const request = http.get(`${url}${path(number)}`, { agent, headers: { 'X-Forwarded-For': from } });
      request.on('error', reject).on('response', (response) => {
        statuses.set(response.statusCode!, (statuses.get(response.statusCode!) ?? 0) + 1);
        if (response.statusCode === 503) retryAfter.add(response.headers['retry-after']);
        response.resume().on('end', resolve);
      });
    });
  const workers = Array.from({ length: clients }, async () => {
    while (!stopped) await send();
  });
  return {
    statuses,
    /** What responses with 503 had in it. */
    retryAfter,
    async stop() {
      stopped = true;
      await Promise.all(workers);
      agent.destroy();
    },
  };
}
