import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { bringClients } from '../clients.ts'
import { beat, hire } from '../hire.ts'
import type { Side } from './people-of-site.ts'
import type { Site } from './readings.ts'

/** Milliseconds of the median write. */
export interface Written {
  small: number
  large: number
}

const CLIENTS = 10
const ROUNDS = 6
/** The first rounds warm up. */
const WARM = 1

/** Writes to both sites in turn, one after the other: hiring with the payment, messages, and work that is accepted. */
export async function measureWritings(small: Site, large: Site): Promise<Record<string, Written>> {
  return {
    'an order, paid by a saved card': await inTurn(await hires(small), await hires(large)),
    'a message': await inTurn(await messages(small), await messages(large)),
    'work that is accepted': await inTurn(await acceptances(small), await acceptances(large)),
  }
}

/** One round of writes, which answers how long each took. */
type Round = (round: number) => Promise<number[]>

async function inTurn(small: Round, large: Round): Promise<Written> {
  const took = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const pair = { small: await small(round), large: await large(round) }
    if (round < WARM) continue
    took.small.push(...pair.small)
    took.large.push(...pair.large)
  }
  return { small: median(took.small), large: median(took.large) }
}

async function hires({ server, databaseUrl, env }: Site): Promise<Round> {
  const clients = await bringClients(databaseUrl, env, CLIENTS)
  const agent = new Agent({ keepAlive: true })
  for (const client of clients) await beat(agent, server.address, client)
  return async (round) => {
    const took: number[] = []
    for (const client of clients) took.push(await hire(agent, server.address, client, round))
    return took
  }
}

async function messages(site: Site): Promise<Round> {
  const sides = site.people.clients.slice(0, CLIENTS)
  const nonces = await noncesOf(site, sides)
  return (round) =>
    eachInTurn(sides, (side) =>
      post(site, side, nonces, `/conversations/${side.conversation}/messages`, {
        client_id: randomUUID(),
        message: `I sent the form of page ${round}.`,
      }),
    )
}

async function acceptances(site: Site): Promise<Round> {
  const sides = site.people.clients.slice(0, ROUNDS * CLIENTS)
  const nonces = await noncesOf(site, sides)
  return (round) =>
    eachInTurn(sides.slice(round * CLIENTS, (round + 1) * CLIENTS), (side) =>
      post(site, side, nonces, `/orders/${side.order}/accept`),
    )
}

async function eachInTurn(sides: Side[], write: (side: Side) => Promise<void>) {
  const took: number[] = []
  for (const side of sides) {
    const begun = performance.now()
    await write(side)
    took.push(performance.now() - begun)
  }
  return took
}

async function noncesOf({ server }: Site, sides: Side[]) {
  const nonces = new Map<Side, string>()
  for (const side of sides) {
    const { headers } = await fetch(`${server.address}/api/heartbeat`, {
      method: 'HEAD',
      headers: side.headers,
    })
    nonces.set(side, headers.get('x-nonce') ?? '')
  }
  return nonces
}

async function post({ server }: Site, side: Side, nonces: Map<Side, string>, path: string, body?: object) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: {
      ...side.headers,
      'x-nonce': nonces.get(side) ?? '',
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`)
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number
