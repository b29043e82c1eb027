import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { bringClients, type Client } from './clients.ts'
import { countSteps, type StepCounts } from './count-steps.ts'
import { startProcess } from './processes.ts'
import { serverEnv } from './server-env.ts'

const AT_ONCE = 200
const ROUNDS = 5

export interface HireFlows {
  perSecond: number
  p99Ms: number
  flows: number
  steps: StepCounts
}

/** Two hundred clients who order, open the payment, pay with a saved card and read that it is made, all at once. */
export async function measureHire(folder: string): Promise<HireFlows> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'hire') })
  const env = {
    ...serverEnv(postgres.url, join(folder, 'hire-data')),
    // Each client comes from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const server = await startProcess('server/src/main.ts', {
    ...env,
    DEMO: '1',
    // Mails and what else follows are left to a worker.
    ROLE: 'web',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const clients = await bringClients(postgres.url, env, AT_ONCE)
    for (const client of clients) await beat(agent, server.address, client)
    const rounds: { seconds: number; took: number[] }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const begun = performance.now()
      const took = await Promise.all(clients.map((client) => hire(agent, server.address, client, round)))
      // The first warms up.
      if (round > 0) rounds.push({ seconds: (performance.now() - begun) / 1000, took })
    }
    const sorted = rounds.toSorted((a, b) => a.seconds - b.seconds)
    const median = sorted[Math.floor(sorted.length / 2)] as (typeof rounds)[number]
    const times = median.took.toSorted((a, b) => a - b)
    const steps = await countSteps(folder, env, clients[0] as Client)
    return {
      steps,
      perSecond: AT_ONCE / median.seconds,
      p99Ms: times[Math.floor(times.length * 0.99)] as number,
      flows: AT_ONCE * (ROUNDS + 1),
    }
  } finally {
    agent.destroy()
    await server.stop()
    await postgres.stop()
  }
}

export async function beat(agent: Agent, origin: string, client: Client) {
  const { headers } = await send(agent, origin, client, 'HEAD', '/heartbeat')
  client.headers['x-nonce'] = String(headers['x-nonce'])
}

/** Answers how long it took. */
export async function hire(agent: Agent, origin: string, client: Client, round: number) {
  const begun = performance.now()
  const wish = client.wishes[round % client.wishes.length]
  const ask = async (method: string, path: string, body?: object) =>
    (await send(agent, origin, client, method, path, body)).data
  const order = await ask('POST', '/orders', { ...wish, residence: 'US' })
  const { ref } = await ask('POST', '/payments', { payable: 'order', payable_id: order.uuid })
  await ask('POST', `/payments/${ref}/pay`, { method: client.card })
  const { status } = await ask('GET', `/payments/${ref}/status`)
  if (String(status) !== '2,Processed') throw new Error(`A payment ended as ${status}`)
  return performance.now() - begun
}

function send(agent: Agent, origin: string, client: Client, method: string, path: string, body?: object) {
  return new Promise<{ headers: Record<string, unknown>; data: Record<string, unknown> }>(
    (resolve, reject) => {
      const text = body && JSON.stringify(body)
      const sent = request(`${origin}/api${path}`, {
        agent,
        method,
        headers: {
          ...client.headers,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        let said = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece) => {
          said += piece
        })
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${path}: ${answer.statusCode} ${said}`))
          else resolve({ headers: answer.headers, data: said ? JSON.parse(said).data : {} })
        })
      })
      sent.end(text)
    },
  )
}
