import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { machines } from './domains.ts'
import { describeStates, STATES_FILE } from './platform/states/describe-states.ts'

test('docs/states.md is printed from the tables the server goes by', async () => {
  expect(await readFile(STATES_FILE, 'utf8')).toBe(describeStates(machines))
})

test.each(machines.map((machine) => [machine.name, machine] as const))(
  'every step of %s names states there are',
  (_, { states, steps }) => {
    expect(
      Object.values(steps)
        .flatMap(({ from, to }) => [...from, to])
        .filter((state) => !(state in states)),
    ).toEqual([])
  },
)
