import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { addReads } from './reads-store.ts'

const PAGE = /^\/p\/visas\/([a-z]{2}\/[a-z0-9-]{1,120})(?:\.data)?(?:\?|$)/
const ROBOT = /bot|crawl|spider|slurp|preview/i
const KEPT_MS = 60_000

/**
 * Counts how often people read the page of each visa, so that our team checks what many read first. A minute of it lies
 * in memory; what dies with the process is missing, and nothing else.
 */
export function countVisaReads(app: FastifyInstance, context: Context) {
  const { db, clock, log } = context
  let tally = new Map<string, number>()
  let since = clock.now().getTime()

  async function keep() {
    const counted = tally
    tally = new Map()
    since = clock.now().getTime()
    if (counted.size > 0) await addReads(db, `${dayOf(clock.now()).slice(0, 7)}-01`, counted)
  }

  app.addHook('onResponse', async ({ method, url, headers }, { statusCode }) => {
    const visa = PAGE.exec(url)?.[1]
    if (!visa || method !== 'GET' || statusCode !== 200 || ROBOT.test(headers['user-agent'] ?? '')) return
    tally.set(visa, (tally.get(visa) ?? 0) + 1)
    if (clock.now().getTime() - since < KEPT_MS) return
    await keep().catch((error: unknown) => log.warn({ err: error }, 'Reads of visa pages were not counted'))
  })
}
