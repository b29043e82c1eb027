import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { MovableClock } from '../../src/platform/clock.ts'
import { transact } from '../../src/platform/database/transact.ts'
import { indexAgents } from '../../src/supply/search/index/index-agent.ts'
import { makeSeller } from '../payments.ts'
import { makeService } from '../services.ts'
import { startApp } from '../start-app.ts'
import type { Shape } from './start-shape.ts'
import type { Tally } from './visitor.ts'
import { type Around, nothingYet, walk } from './walk.ts'

const WALKERS = 3
/** The next fault comes at some moment of the walks. */
const LATEST_MS = 60_000

export type Load = Awaited<ReturnType<typeof startLoad>>

/** People who do everything one after the other, without end, beside what a test does to the shape. */
export async function startLoad(shape: Shape, { patienceMs }: Pick<Tally, 'patienceMs'> = {}) {
  const near = await openNear(shape)
  const seller = await makeSeller(near)
  const service = await makeService(near, seller)
  await transact(near.context, (tx) => indexAgents(near.context, tx, [seller.id]))
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

  const tally: Tally = { acknowledged: 0, refused: 0, cut: 0, wrong: [], ...(patienceMs && { patienceMs }) }
  const done = nothingYet()
  const around: Around = { origin: shape.origin, mails: shape.mails, service: service.id, picture }
  let isOver = false
  /** Faults stand in the tally; the next one goes on. */
  const again = async (work: () => Promise<unknown>) => {
    while (!isOver) await work().catch((error) => tally.wrong.push(String(error)))
  }
  const walkers = Array.from({ length: WALKERS }, () => again(() => walk(around, done, tally)))
  return {
    near,
    tally,
    done,
    around,
    /** Goes on once so many more requests were acknowledged, and ends at once where something is wrong. */
    onward: async (more = 3) => {
      const count = tally.acknowledged + more
      await vi.waitUntil(() => tally.acknowledged >= count || tally.wrong.length > 0, {
        timeout: LATEST_MS,
      })
      expect(tally.wrong).toEqual([])
    },
    async end() {
      isOver = true
      await Promise.all(walkers)
    },
  }
}

/** A node of our own on the same database, by which an agent is made and the books are looked at. */
const openNear = ({ databaseUrl, secret }: Shape) =>
  startApp({
    besides: { databaseUrl },
    settings: { secret },
    replaced: { clock: new MovableClock(new Date()) },
  })
