import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@sojourn/contract/api'
import { expect, test } from 'vitest'
import { allCalls, callsOf, isHidden, isList } from './calls.ts'
import { matrix, type Part, parts } from './matrix.ts'

const partNames = Object.keys(parts) as Part[]

test('every call of the product has a row, and every row a call', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(api).sort())
  for (const [name, call, row] of allCalls()) {
    expect(Boolean(row.of), `${name} and its parameters`).toBe(call.path.includes('{'))
    if (row.of) expect([row.own, row.others, row.random], name).not.toContain(undefined)
  }
})

test('every row is in one part, and every part is tested', async () => {
  const names = partNames.flatMap((part) => callsOf(part).map(([name]) => name))
  expect(names.sort()).toEqual(Object.keys(matrix).sort())
  for (const part of partNames) {
    const file = await readFile(join(import.meta.dirname, `${part}.test.ts`), 'utf8')
    expect(file).toContain(`\ndescribePermissions('${part}')\n`)
  }
})

test('there are calls of what belongs to others, and lists', () => {
  expect(allCalls().filter(isHidden).length).toBeGreaterThan(1)
  expect(allCalls().filter(isList).length).toBeGreaterThan(10)
})
