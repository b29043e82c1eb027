import { expect, test } from 'vitest'
import { machines } from '../../server/src/domains.ts'
import { MACHINE_TABLES } from './state-rules.mjs'

test('the architecture check guards the state of every machine', () => {
  expect(MACHINE_TABLES).toEqual(Object.fromEntries(machines.map(({ table, column }) => [table, column])))
})
