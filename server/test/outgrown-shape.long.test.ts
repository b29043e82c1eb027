import { setTimeout as pause } from 'node:timers/promises'
import { test, vi } from 'vitest'
import { expectAllKept } from './outgrown/expect-all-kept.ts'
import { startLoad } from './outgrown/start-load.ts'
import { startShape } from './outgrown/start-shape.ts'
import { promise } from './promises.ts'

vi.setConfig({ testTimeout: 1_800_000 })

/** Three rounds and three outages are sixty faults. */
const ROUNDS = 3
const FROZEN_MS = 3_000
/** Whoever asks meanwhile is told to come back. */
const GONE_MS = 20_000
/** A signal comes at some moment of the walks. */
const BETWEEN_MS = 1_000

test('two web nodes and a worker lose nothing while each part is killed, frozen and started again', async () => {
  const tried = promise(
    'Two web nodes and a worker lose and double nothing while each part is killed, frozen, restarted, or gone',
  )
  const shape = await startShape()
  const load = await startLoad(shape)
  const { onward } = load

  await onward(10)
  const faults = { kills: 0, freezes: 0, restarts: 0, outages: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of shape.parts) {
      await part.end('SIGKILL')
      faults.kills++
      await pause(BETWEEN_MS)
      await part.start()
      await onward()

      const thaw = await part.freeze()
      faults.freezes++
      await pause(FROZEN_MS)
      thaw()
      await onward()
    }
    for (const part of [...shape.webs, shape.worker]) {
      await part.end('SIGTERM')
      await part.start()
      faults.restarts++
      await onward()
    }
  }
  for (const part of shape.outside) {
    await part.end('SIGTERM')
    faults.outages++
    await pause(GONE_MS)
    await part.start()
    await onward()
  }
  await load.end()
  const figures = await expectAllKept(shape, load, faults.kills)
  console.log(`${figures}; ${told(faults)}`)
  tried(`${load.tally.acknowledged} acknowledged requests, ${told(faults)}`)
})

const told = (faults: Record<string, number>) =>
  Object.entries(faults)
    .map(([kind, many]) => `${many} ${kind}`)
    .join(', ')
