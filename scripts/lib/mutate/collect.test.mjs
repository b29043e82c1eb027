import { expect, test } from 'vitest'
import { collectMutants, linesOf } from './collect.mjs'

test('the changed lines of a difference are those that stand there now', () => {
  const diff = [
    '--- a.ts',
    '+++ a.ts',
    '@@ -3 +3,2 @@ head',
    '-old',
    '+new',
    '+new',
    '@@ -9,2 +10,0 @@',
    '-gone',
  ]
  expect(linesOf(diff.join('\n'))).toEqual(new Map([['a.ts', new Set([3, 4])]]))
})

test('a sample is the same each time, in the order of the files', async () => {
  const draw = async () => (await collectMutants('scripts/lib', { sample: '12' })).mutants
  const drawn = await draw()
  expect(drawn).toHaveLength(12)
  expect(await draw()).toEqual(drawn)
  expect(drawn.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(drawn.every(({ file }) => !file.includes('.test.'))).toBe(true)
})

test('a folder without sources is told', async () => {
  await expect(collectMutants('docs', {})).rejects.toThrow('There is no source in docs.')
})
