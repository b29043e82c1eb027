import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
let folder

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'sojourn-mutate-')))
  await cp(path.join(ROOT, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  await cp(path.join(ROOT, 'package-lock.json'), path.join(folder, 'package-lock.json'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  await write('package.json', '{ "type": "module" }')
  await write('server/vitest.config.ts', "export default { test: { include: ['src/**/*.test.ts'] } }")
})

afterEach(() => rm(folder, { recursive: true }))

async function write(file, text) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

const mutate = (...args) =>
  new Promise((resolve) => {
    const command = [path.join(folder, 'scripts/mutate.mjs'), ...args]
    execFile(process.execPath, command, { cwd: folder }, (error, said, wrong) =>
      resolve({ code: error?.code ?? 0, said: said + wrong }),
    )
  })

const COUNTER = `
const seen = new Set<number>([1])
export let count = 0
export function add(amount: number) {
  if (amount < 0) throw new RangeError()
  count += amount
}
export const isSeen = (one: number) => seen.has(one)
export const untold = () => 7
`

test('the mutants of a folder are tried, and who survives is told', { timeout: 60_000 }, async () => {
  await write('server/src/counter.ts', COUNTER)
  await write(
    'server/src/counter.test.ts',
    `import { expect, test } from 'vitest'
    import { add, count, isSeen } from './counter.ts'
    test('adds', () => { const before = count; add(2); expect(count).toBe(before + 2) })
    test('has seen one', () => expect(isSeen(1)).toBe(true))`,
  )
  const { code, said } = await mutate('server/src')
  const survivors = said.split('\n').filter((line) => line.startsWith('server/'))
  expect(survivors).toEqual([
    'server/src/counter.ts:3  0  →  1',
    'server/src/counter.ts:5  amount < 0  →  false',
    'server/src/counter.ts:5  amount < 0  →  amount <= 0',
    'server/src/counter.ts:5  0  →  1',
    'server/src/counter.ts:9  7  →  8  (not reached)',
  ])
  expect(said).toMatch(/4 killed, 4 survived, 1 not reached of 9/)
  expect(code).toBe(1)

  const imports = "import { expect, test } from 'vitest'\nimport { untold } from './counter.ts'\n"
  await write('server/src/more.test.ts', `${imports}test('tells seven', () => expect(untold()).toBe(7))`)
  const again = await mutate('server/src', '--again')
  expect(again.said).toMatch(/1 killed, 4 survived, 0 not reached of 5/)
})

test('where all are killed the command is content', { timeout: 60_000 }, async () => {
  await write('server/src/twice.ts', 'export const twice = (one: number) => one * 2')
  await write(
    'server/src/twice.test.ts',
    `import { expect, test } from 'vitest'
    import { twice } from './twice.ts'
    test('doubles', () => expect(twice(3)).toBe(6))`,
  )
  const { code, said } = await mutate('server/src')
  expect(said).toMatch(/2 killed, 0 survived, 0 not reached of 2/)
  expect(code).toBe(0)
})

test('what is worked out once and kept is tried too', { timeout: 60_000 }, async () => {
  await write(
    'server/src/once.ts',
    'let kept: number | undefined\nexport const nine = () => (kept ??= 3 * 3)',
  )
  await write(
    'server/src/once.test.ts',
    `import { expect, test } from 'vitest'
    import { nine } from './once.ts'
    test('is nine', () => expect(nine()).toBe(9))`,
  )
  expect((await mutate('server/src')).said).toMatch(/3 killed, 0 survived, 0 not reached of 3/)
})

test('tests that are red anyway are named first', { timeout: 60_000 }, async () => {
  await write('server/src/one.ts', 'export const one = () => 1')
  await write(
    'server/src/one.test.ts',
    "import { expect, test } from 'vitest'\ntest('is red', () => expect(1).toBe(2))",
  )
  const { code, said } = await mutate('server/src')
  expect(said).toContain('These are red without any mutant:\nsrc/one.test.ts > is red')
  expect(code).toBe(1)
})
