import { type Call, FEWER_CONNECTIONS, type Figures, measure } from '../load.ts'
import type { Measured } from '../processes.ts'
import { callsOf, type PeopleOfSite, type Side } from './people-of-site.ts'

export interface Site {
  server: Measured
  databaseUrl: string
  env: Record<string, string>
  people: PeopleOfSite
}

export interface Pair {
  small: Figures
  large: Figures
}

type Asked = (people: PeopleOfSite) => Call[]

type PathOf = (side: Side) => string

const askedBy =
  (sides: 'clients' | 'agents') =>
  (path: string | PathOf): Asked =>
  (people) =>
    callsOf(people[sides], typeof path === 'string' ? () => path : path)
const client = askedBy('clients')
const agent = askedBy('agents')

const anyone =
  (...paths: string[]): Asked =>
  () =>
    paths.map((path) => ({ path: `/api${path}`, headers: {} }))

const staff =
  (path: string): Asked =>
  ({ staff: headers }) => [{ path: `/api${path}`, headers }]

const READINGS: Record<string, Asked> = {
  'the case room, the client': client(({ order }) => `/orders/${order}/workspace`),
  'the case room, the agent': agent(({ order }) => `/orders/${order}/workspace`),
  'Today, the client': client('/today'),
  'Today, the agent': agent('/today'),
  'orders of an agent': agent('/orders'),
  'orders of an agent that are ongoing': agent('/orders?filter[status][0]=1'),
  'orders of an agent by a word': agent('/orders?query=visa'),
  'conversations of an agent': agent('/conversations'),
  'a conversation': client(({ conversation }) => `/conversations/${conversation}/messages`),
  'notices of an agent': agent('/notifications'),
  'how many notices are unread': agent('/notifications/unread-count'),
  'the wallet': agent('/wallets'),
  'movements of the wallet': agent('/wallets/movements'),
  'payments of a client': client('/payments'),
  'goals of a client': client('/goals'),
  'agents of a country and purpose': anyone(
    '/consultants?country=CA&purpose=study',
    '/consultants?country=DE&purpose=work',
    '/consultants?country=PT&purpose=settle',
  ),
  'agents by words': anyone('/consultants?query=work+visa', '/consultants?query=student+permit'),
  'an agent': ({ agents }) =>
    agents.map(({ username }) => ({ path: `/api/consultants/${username}`, headers: {} })),
  'reviews of an agent': ({ agents }) =>
    agents.map(({ username }) => ({ path: `/api/consultants/${username}/reviews`, headers: {} })),
  'our team: the worklist': staff('/staff/worklist'),
  'our team: orders': staff('/staff/orders'),
  'our team: an order by its number': staff('/staff/orders?query=SO-M0000077'),
  'our team: people by a name': staff('/staff/people?query=okafor'),
  'our team: counts of queues': staff('/staff/queues'),
}

/** Asks the smaller and the larger site in turn, and says each ratio once it is known. */
export async function measureReadings(
  small: Site,
  large: Site,
  { word = '', say }: { word: string | undefined; say(line: string): void },
) {
  const pairs: Record<string, Pair> = {}
  for (const [name, asked] of Object.entries(READINGS)) {
    if (!name.includes(word)) continue
    const target = ({ server, people }: Site) => ({
      server,
      calls: asked(people),
      connections: FEWER_CONNECTIONS,
    })
    const pair = await measure({ small: target(small), large: target(large) })
    pairs[name] = pair
    say(`${name}: ${(pair.small.requestsPerSecond / pair.large.requestsPerSecond).toFixed(2)}`)
  }
  return pairs
}
