import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { longFunctions, longIn } from './long-functions.mjs'

const lines = (count) => 'go()\n'.repeat(count - 2)
const functionOf = (count) => `export function Page() {\n${lines(count)}}\n`
const arrowOf = (count) => `export const Page = () => {\n${lines(count)}}\n`

let tree

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-long-'))
  await mkdir(path.join(tree, 'web/app'), { recursive: true })
})
afterEach(() => rm(tree, { recursive: true }))

const write = (name, text) => writeFile(path.join(tree, 'web/app', name), text)

test.each([functionOf, arrowOf])('a function is as long as its lines', (of) => {
  expect(longIn('page.ts', `\n${of(61)}`)).toEqual([{ file: 'page.ts', line: 2, lines: 61 }])
  expect(longIn('page.ts', of(60))).toEqual([])
})

test('a function of more than 120 lines is named', async () => {
  await write('page.ts', functionOf(120))
  expect(await longFunctions(tree)).toEqual([])
  await write('page.ts', functionOf(121))
  expect(await longFunctions(tree)).toEqual([
    {
      file: 'web/app/page.ts',
      line: 1,
      sentence: 'this function has 121 lines; no function of the pages has more than 120.',
    },
  ])
})

test('thirty may have more than sixty lines; of one more the shortest is named', async () => {
  for (let at = 0; at < 30; at++) await write(`page-${at}.ts`, arrowOf(70))
  expect(await longFunctions(tree)).toEqual([])
  await write('short.ts', arrowOf(61))
  expect(await longFunctions(tree)).toEqual([
    {
      file: 'web/app/short.ts',
      line: 1,
      sentence: '31 functions of the pages have more than 60 lines, and 30 may; this one has 61.',
    },
  ])
})
