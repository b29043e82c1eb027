import { describe, expect, test } from 'vitest'
import { Faults, POINTS } from './faults.ts'
import { newId, newSecret } from './new-id.ts'
import { Unreachable } from './refusals.ts'

describe('a line that breaks', () => {
  test.each(POINTS)('%s says that it could not be reached, once', async (point) => {
    const faults = new Faults()
    faults.fault = { point, does: 'fail', call: 'charge', left: 1 }
    let done = 0
    const work = async () => {
      done += 1
      return 'here'
    }
    expect(await faults.carry('refund', work)).toBe('here')
    await expect(faults.carry('charge', work)).rejects.toThrow(Unreachable)
    const wasDone = POINTS.indexOf(point) > 2
    expect(done).toBe(wasDone ? 2 : 1)
    expect(await faults.carry('charge', work)).toBe('here')
  })

  test('that hangs is counted, so that a test can wait for it', async () => {
    const faults = new Faults()
    faults.fault = { point: 'before_sending', does: 'hang', call: null, left: 1 }
    void faults.carry('charge', async () => 'never')
    await Promise.resolve()
    expect(faults.hanging).toBe(1)
  })
})

test('ids tell what they are of, and no two are the same', () => {
  expect(newId('ch')).toMatch(/^ch_[\w-]{24}$/)
  expect(newId('ch')).not.toBe(newId('ch'))
  expect(newSecret()).toMatch(/^[\w-]{32}$/)
})
