import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than so many work at once, in the order they came, and a failure gives its turn on', async () => {
  const take = limitConcurrency(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((index) =>
    take(async () => {
      begun.push(index)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (index === 0) throw new Error('broken')
    }).catch((error) => error.message),
  )
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  expect(await works[0]).toBe('broken')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await works[1]
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  await Promise.all(works)
  expect(await take(async () => 'later')).toBe('later')
})
