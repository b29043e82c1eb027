import { randomUUID } from 'node:crypto'
import { readDemoPeople } from '../../demo/src/people/demo-people.ts'
import { DEMO_DOMAIN } from '../../server/src/people/identity/sign-in/demo-sign-in.ts'
import { openPool } from '../../server/src/platform/database/database.ts'
import type { Measured } from './processes.ts'

const AT_ONCE = 20
const ROUNDS = 3
/** The visitors last for some hundred heartbeats, and no limit of sign-ins stops so few. */
const BURSTS = 2
const ALONE_MS = 1500

/** Somebody's browser, far from the others. */
interface Visitor {
  email: string
  headers: Record<string, string>
}

export interface Delay {
  /** p99 of a heartbeat in milliseconds while nobody signs in, and while many do. */
  alone: number
  beside: number
}

interface Place {
  server: Measured
  /** The heartbeat and the login of that server. */
  beat: string
  login: string
}

const { password, clients, agents } = await readDemoPeople()
const visitors: Visitor[] = [...clients, ...agents].slice(0, AT_ONCE).map(({ email }, index) => ({
  email: email.replace(DEMO_DOMAIN, 'bench.example'),
  headers: {
    'content-type': 'application/json',
    'x-device-id': randomUUID(),
    'x-forwarded-for': `10.0.0.${index + 1}`,
  },
}))

/** The demo story's own sign-ins are not good behind a proxy, which everybody's address comes from here. */
export async function moveVisitors(databaseUrl: string) {
  const pool = openPool(databaseUrl, console.error)
  await pool.query(`update person set email = replace(email, '@${DEMO_DOMAIN}', '@bench.example')`)
  await pool.end()
}

export async function signInFor({ server, login }: Omit<Place, 'beat'>) {
  const answer = await signIn(server.address + login, visitors[0] as Visitor)
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

/** How much longer a heartbeat takes while twenty people sign in at once; the median round by its delay counts. */
export async function measureSignIns<Name extends string>(
  places: Record<Name, Place>,
  headers: Record<string, string>,
): Promise<Record<Name, Delay>> {
  const rounds: Record<string, Delay[]> = {}
  for (const place of Object.values<Place>(places)) await burst(place)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, place] of Object.entries<Place>(places)) {
      rounds[name] = [...(rounds[name] ?? []), await measureOnce(place, headers)]
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, delays]) => [name, median(delays)])) as Record<
    Name,
    Delay
  >
}

async function measureOnce(place: Place, headers: Record<string, string>): Promise<Delay> {
  const beat = () => beatOnce(place.server.address + place.beat, headers)
  const until = performance.now() + ALONE_MS
  const alone = await beatWhile(beat, () => performance.now() < until)
  let isBusy = true
  const bursts = repeat(BURSTS, () => burst(place)).finally(() => {
    isBusy = false
  })
  const beside = await beatWhile(beat, () => isBusy)
  await bursts
  return { alone: p99(alone), beside: p99(beside) }
}

async function beatWhile(beat: () => Promise<number>, goesOn: () => boolean) {
  const took: number[] = []
  while (goesOn()) took.push(await beat())
  return took
}

async function beatOnce(url: string, headers: Record<string, string>) {
  const begun = performance.now()
  const { status } = await fetch(url, { method: 'HEAD', headers })
  if (status !== 204) throw new Error(`A heartbeat was answered with ${status}`)
  return performance.now() - begun
}

const burst = ({ server, login }: Place) =>
  Promise.all(visitors.map((visitor) => signIn(server.address + login, visitor)))

async function signIn(url: string, { email, headers }: Visitor) {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  if (!answer.ok) throw new Error(`A login was answered with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer
}

async function repeat(times: number, work: () => Promise<unknown>) {
  for (let time = 0; time < times; time++) await work()
}

const p99 = (took: number[]) => took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0

const median = (delays: Delay[]) =>
  delays.toSorted((a, b) => a.beside - a.alone - (b.beside - b.alone))[Math.floor(delays.length / 2)] as Delay
