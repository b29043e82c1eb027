import { expect, test } from 'vitest'
import { leastStageIn } from './least-stage.ts'

test('a stage costs at least 20 whole units of its currency', () => {
  expect(['USD', 'JPY', 'KWD'].map(leastStageIn)).toEqual([20_00, 20, 20_000])
})
