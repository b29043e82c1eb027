import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { docsViolations, writeFloors } from './docs-rules.mjs'

let tree
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-docs-'))
  await write('server/src/money/payments/attempts/send-attempt.ts', '')
  await write('docs/decisions/023-what-happened-is-told-once.md', '# 023')
})
afterEach(() => rm(tree, { recursive: true }))

async function write(file, text) {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true })
  await writeFile(path.join(tree, file), text)
}

const named = async () =>
  (await docsViolations(tree)).map(({ file, line, sentence }) => [file, line, sentence])

test.each([
  'server/src/money/payments/attempts/send-attempt.ts',
  'payments/attempts/send-attempt.ts',
  'send-attempt.ts',
  'money/payments/attempts/',
  'server/src/<floor>/<room>/',
  'money/*/attempts/…-attempt.ts',
  'server/src/{money,talk}/payments',
  'GET /payments',
  '/api/openapi.json',
  'server/migrations/NNNN_….sql',
])('docs may name `%s`', async (place) => {
  await write('docs/tour.md', `A line.\nSee \`${place}\` (decision 023).`)
  expect(await named()).toEqual([])
})

test.each([
  'server/src/money/payments/send-attempt.ts',
  'attempt.ts',
  'money/wallets/',
  'web/app/theme',
  'server/src/*/payments/send-….ts',
])('`%s`, which is not there, is refused with its line', async (place) => {
  await write('README.md', `A line.\nSee \`${place}\`.`)
  expect(await named()).toEqual([['README.md', 2, expect.stringContaining(`${place} is not there`)]])
})

test('a link and a decision lead somewhere', async () => {
  await write(
    'docs/tour.md',
    '[one](decisions/023-what-happened-is-told-once.md), [two](gone.md), decision 024',
  )
  expect(await named()).toEqual([
    ['docs/tour.md', 1, 'There is no decision 024.'],
    ['docs/tour.md', 1, expect.stringContaining('docs/gone.md is not there')],
  ])
})

test('the floors in the docs are those of the table', async () => {
  await write('docs/architecture.md', 'Above.\n<!-- floors -->\n| an old table |\n<!-- /floors -->\nBelow.')
  expect(await named()).toEqual([['docs/architecture.md', 1, expect.stringContaining('floors:docs')]])
  await writeFloors(tree)
  expect(await named()).toEqual([])
})
