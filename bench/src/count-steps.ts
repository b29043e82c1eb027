import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Client } from './clients.ts'
import { heardStatements } from './heard-statements.ts'
import { recorded } from './recorded.ts'

/** How many statements the server asks for each step, by its name; what begins and ends a transaction left out. */
export type StepCounts = Record<string, number>

/** The second time a client takes each step: what is prepared and kept is so by then. */
export async function countSteps(folder: string, env: Record<string, string>, client: Client) {
  const counts: StepCounts = {}
  await recorded(
    { file: join(folder, 'steps.json'), databaseUrl: env.DATABASE_URL as string, env },
    async (app) => {
      for (const wish of client.wishes.slice(-2)) await hireAndWrite(app, client, wish, counts)
      return counts
    },
  )
  return counts
}

async function hireAndWrite(app: FastifyInstance, client: Client, wish: object, counts: StepCounts) {
  const post = (path: string, payload: object) => ask(app, client, { method: 'POST', path, payload })
  const counted = async (name: string, path: string, payload: object) => {
    let data: Record<string, unknown> = {}
    const heard = await heardStatements(async () => {
      data = await post(path, payload)
    })
    counts[name] = heard.length
    return data
  }
  const order = await counted('Open an order', '/orders', { ...wish, residence: 'US' })
  const opening = { payable: 'order', payable_id: order.uuid }
  const { ref } = await counted('Open its payment', '/payments', opening)
  await counted('Pay with a saved card', `/payments/${ref}/pay`, { method: client.card })
  const talk = await ask(app, client, { method: 'GET', path: `/orders/${order.uuid}/conversation` })
  const message = { client_id: randomUUID(), message: 'When do we begin?' }
  await counted('Send a message', `/conversations/${talk.uuid}/messages`, message)
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  payload?: object
}

async function ask(app: FastifyInstance, client: Client, { method, path, payload }: Call) {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...client.headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
    ...(payload && { payload }),
  })
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json().data as Record<string, unknown>
}
