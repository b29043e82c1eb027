import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOfSet } from './test-set.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sojourn-set-'))
  await writeFile(path.join(folder, 'pay.test.ts'), "import { expect } from 'vitest'")
  await writeFile(path.join(folder, 'races.test.ts'), "import { rounds } from '../test/test-set.ts'")
  await writeFile(path.join(folder, 'hiring.test.ts'), "import { widths } from '../widths.ts'")
  await writeFile(path.join(folder, 'crash.long.test.ts'), '')
})

afterEach(() => rm(folder, { recursive: true }))

const inSet = (set) => filesOfSet(folder, ['**/*.test.ts'], set).toSorted()

test('the gate runs all files but those of the long set', () => {
  expect(inSet(undefined)).toEqual(['hiring.test.ts', 'pay.test.ts', 'races.test.ts'])
})

test('the long set runs its own files, and those that do more there', () => {
  expect(inSet('long')).toEqual(['crash.long.test.ts', 'hiring.test.ts', 'races.test.ts'])
})
