import { expect, test } from 'vitest'
import { machines } from '../../server/src/domains.ts'
import { root } from './command.mjs'
import { parseSource, sourceFiles } from './sources.mjs'
import { machineTables } from './state-rules.mjs'

test('the architecture check finds and guards the state of every machine', async () => {
  const sources = new Map()
  for await (const file of sourceFiles(root, ['server'])) sources.set(file, await parseSource(root, file))
  expect(machineTables(sources)).toEqual(
    Object.fromEntries(machines.map(({ table, column }) => [table, column])),
  )
})
