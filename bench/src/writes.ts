import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openContext } from '../../server/src/open-context.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { countFromABillion } from './acceptances.ts'
import { type Beside, besideWritesFloor, ROUNDS } from './beside-writes-floor.ts'
import { bringClients, type Client } from './clients.ts'
import { untilTold } from './demo.ts'
import { startProcess } from './processes.ts'
import { within } from './recorded.ts'
import type { Post } from './send-once.ts'
import { serverEnv } from './server-env.ts'

export interface WriteFigures {
  each: number
  open: Beside
  pay: Beside
  send: Beside
}

/** Orders that are opened, paid with a saved card, and messages that are sent, many at once. */
export async function measureWrites(folder: string, each: number): Promise<WriteFigures> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'writes') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'writes-data')),
    // Each client comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  try {
    await tellStory(env)
    // Each client opens some orders, pays others and writes in a conversation.
    const clients = await bringClients(postgres.url, env, Math.ceil((each * ROUNDS) / OF_A_CLIENT))
    await countFromABillionIn(postgres.url, env)
    const kinds = await within({ databaseUrl: postgres.url, env }, async (app) => {
      const posts = { open: [] as Post[], pay: [] as Post[], send: [] as Post[] }
      for (const client of clients) await bringPosts(app, client, posts)
      return posts
    })
    return { each, ...(await besideWritesFloor(postgres.url, env, kinds)) }
  } finally {
    await postgres.stop()
  }
}

const OF_A_CLIENT = 8

async function tellStory(env: Record<string, string>) {
  const server = await startProcess('server/src/main.ts', { ...env, DEMO: '1' })
  await untilTold(server.address)
  await server.stop()
}

async function countFromABillionIn(url: string, env: Record<string, string>) {
  const { context, close } = await openContext(readSettings(env), url)
  await context.db.transaction().execute(countFromABillion)
  await close()
}

async function bringPosts(
  app: FastifyInstance,
  client: Client,
  posts: Record<'open' | 'pay' | 'send', Post[]>,
) {
  const { headers } = await app.inject({ method: 'HEAD', url: '/api/heartbeat', headers: client.headers })
  client.headers['x-nonce'] = String(headers['x-nonce'])
  const [toOpen, toPay, [toTalk = {}]] = [0, 1, 2].map((third) =>
    client.wishes.slice(third * OF_A_CLIENT, (third + 1) * OF_A_CLIENT),
  ) as [object[], object[], object[]]
  for (const wish of toOpen) posts.open.push(postOf(client, '/orders', wishOf(wish)))
  for (const wish of toPay) posts.pay.push(await paymentOf(app, client, wish))
  const paid = await paymentOf(app, client, toTalk)
  await ask(app, paid)
  const talk = await readTalk(app, client, paid.order)
  for (let number = 0; number < OF_A_CLIENT; number++) {
    const message = { client_id: randomUUID(), message: 'When do we begin?' }
    posts.send.push(postOf(client, `/conversations/${talk}/messages`, message))
  }
}

const wishOf = (wish: object) => ({ ...wish, residence: 'US' })

/** The order and its payment are open; the call pays it. */
async function paymentOf(app: FastifyInstance, client: Client, wish: object) {
  const order = String((await ask(app, postOf(client, '/orders', wishOf(wish)))).uuid)
  const { ref } = await ask(app, postOf(client, '/payments', { payable: 'order', payable_id: order }))
  return { ...postOf(client, `/payments/${ref}/pay`, { method: client.card }), order }
}

function postOf({ headers }: Client, path: string, payload: object): Post {
  const name = randomUUID()
  return { name, path: `/api${path}`, headers: { ...headers, 'idempotency-key': name }, payload }
}

async function ask(app: FastifyInstance, { path, headers, payload = {} }: Post) {
  const answer = await app.inject({ method: 'POST', url: path, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json().data as Record<string, unknown>
}

async function readTalk(app: FastifyInstance, { headers }: Client, order: string) {
  const answer = await app.inject({ url: `/api/orders/${order}/conversation`, headers })
  return String(answer.json().data.uuid)
}
