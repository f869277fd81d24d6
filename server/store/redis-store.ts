import { oneAtATime } from '../one-at-a-time.ts';
import { type SiteRedis, whenReady } from '../redis.ts';
import { withTimeout } from '../timeout.ts';
import { listLimit, longestLeaseMs, type Store, type StoredRecord } from './store.ts';

/** Milliseconds after which an operation fails. */
const defaultTimeoutMs = 2_000;
/** Records that have expired are deleted by the next writes to their collection, so many at a time. */
const expiredAtOnce = 100;

/*
 * Redis runs each script alone. COLLECTION is the collection's name, a prefix of its keys:
 * COLLECTION:record:ID   hash of the record's fields, and `names` as a JSON array
 * COLLECTION:state:STATE sorted set of ids by `due`
 * COLLECTION:names       hash of ids by name
 * COLLECTION:expiry      sorted set of ids by the time of Redis, never of a process, at which they are deleted
 */
const functions = `
local collection = KEYS[1]
local now = tonumber(ARGV[1])
local clock = redis.call('TIME')
local time = clock[1] * 1000 + math.floor(clock[2] / 1000)
local function key(kind, name) return collection .. ':' .. kind .. ':' .. name end
local function leaveNames(id)
  local names = redis.call('HGET', key('record', id), 'names')
  for _, name in ipairs(cjson.decode(names or '[]')) do redis.call('HDEL', collection .. ':names', name) end
end
local function fields(id)
  local found = redis.call('HMGET', key('record', id), 'id', 'state', 'due', 'expires', 'revision', 'value')
  local last = redis.call('ZSCORE', collection .. ':expiry', id)
  if not found[1] or (last and tonumber(last) <= time) then return false end
  return found
end
local function expire()
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', collection .. ':expiry', '-inf', time, 'LIMIT', 0, ${expiredAtOnce})) do
    leaveNames(id)
    redis.call('ZREM', key('state', redis.call('HGET', key('record', id), 'state')), id)
    redis.call('ZREM', collection .. ':expiry', id)
    redis.call('DEL', key('record', id))
  end
end
`;

/** ARGV: now, id, revision ('' for a new record), state, due, expires ('' for never), value, names as a JSON array. */
const write = `${functions}
expire()
local id = ARGV[2]
local stored = fields(id)
if ARGV[3] == '' and stored then return 'exists' end
if ARGV[3] ~= '' and (not stored or stored[5] ~= ARGV[3]) then return 'conflict' end
local names = cjson.decode(ARGV[8])
for _, name in ipairs(names) do
  local holder = redis.call('HGET', collection .. ':names', name)
  if holder and holder ~= id then return 'taken' end
end
leaveNames(id)
for _, name in ipairs(names) do redis.call('HSET', collection .. ':names', name, id) end
local before = redis.call('HGET', key('record', id), 'state')
if before then redis.call('ZREM', key('state', before), id) end
redis.call('ZADD', key('state', ARGV[4]), ARGV[5], id)
redis.call('ZREM', collection .. ':expiry', id)
if ARGV[6] ~= '' then
  -- The later of the date and the time until it: a process whose clock is wrong has counted one of them wrongly.
  redis.call('ZADD', collection .. ':expiry', math.max(ARGV[6], time + ARGV[6] - now), id)
end
local revision = stored and tonumber(stored[5]) + 1 or 0
redis.call('HSET', key('record', id), 'id', id, 'state', ARGV[4], 'due', ARGV[5], 'expires', ARGV[6],
  'revision', revision, 'value', ARGV[7], 'names', ARGV[8])
return 'stored'`;

/** ARGV: now, state from, state to, due at the end of the lease. */
const claim = `${functions}
expire()
local first
for _, state in ipairs({ARGV[2], ARGV[3]}) do
  local found = redis.call('ZRANGEBYSCORE', key('state', state), '-inf', now, 'WITHSCORES', 'LIMIT', 0, 1)
  if not found[1] then
    local wrong = '(' .. string.format('%.0f', now + ${longestLeaseMs})
    found = redis.call('ZRANGEBYSCORE', key('state', state), wrong, '+inf', 'WITHSCORES', 'LIMIT', 0, 1)
  end
  if found[1] and (not first or tonumber(found[2]) < first.due) then
    first = {id = found[1], due = tonumber(found[2]), state = state}
  end
end
if not first then return false end
redis.call('ZREM', key('state', first.state), first.id)
redis.call('ZADD', key('state', ARGV[3]), ARGV[4], first.id)
redis.call('HSET', key('record', first.id), 'state', ARGV[3], 'due', ARGV[4])
redis.call('HINCRBY', key('record', first.id), 'revision', 1)
return fields(first.id)`;

/** ARGV: now, id. */
const read = `${functions}
return fields(ARGV[2])`;

/** ARGV: now, state, number of records. */
const list = `${functions}
local records = {}
for _, id in ipairs(redis.call('ZRANGE', key('state', ARGV[2]), 0, ARGV[3] - 1)) do
  local found = fields(id)
  if found then table.insert(records, found) end
end
return records`;

type Fields = [id: string, state: string, due: string, expires: string, revision: string, value: string];

/** A store in Redis, which the processes of several machines share. */
export function createRedisStore(redis: SiteRedis, now = Date.now, timeoutMs = defaultTimeoutMs): Store {
  /** At the start the connection is still being made. */
  const { run: whenConnected } = oneAtATime(() => whenReady(redis, timeoutMs));

  async function run<T>(script: string, collection: string, ...args: (string | number)[]): Promise<T> {
    const { connection } = redis;
    if (['connecting', 'connect'].includes(connection.status)) await whenConnected();
    const work = connection.eval(script, 1, redis.key(`store:${collection}`), now(), ...args) as Promise<T>;
    return withTimeout(work, timeoutMs, () => {
      throw new Error('Redis does not respond');
    });
  }

  return {
    put: (collection, { id, state, due, expires, value }, names = []) =>
      run(write, collection, id, '', state, due, expires ?? '', value, JSON.stringify(names)),

    read: async (collection, id) => recordOf(await run(read, collection, id)),

    update: (collection, { id, state, due, expires, value, revision }, names = []) =>
      run(write, collection, id, revision, state, due, expires ?? '', value, JSON.stringify(names)),

    claim: async (collection, from, to, leaseMs) => recordOf(await run(claim, collection, from, to, now() + leaseMs)),

    list: async (collection, state) => {
      const found = await run<Fields[]>(list, collection, state, listLimit);
      return found.map((fields) => recordOf(fields)!);
    },

    awaySince: redis.awaySince,
    close: () => undefined,
  };
}

function recordOf(fields: Fields | null): StoredRecord | null {
  if (!fields) return null;
  const [id, state, due, expires, revision, value] = fields;
  return {
    id,
    state,
    due: Number(due),
    expires: expires === '' ? null : Number(expires),
    revision: Number(revision),
    value,
  };
}
