import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { comparedIn, wordsCompared } from './compared-words.mjs'

const SAID = new Set(['Approved', 'In Progress', 'waiting', 'Home'])
const comparedBy = (code) => comparedIn('page.tsx', code, SAID).map(({ words }) => words)

test.each([
  ["stateOf(goal).name === 'In Progress'", ['In Progress']],
  ["'Approved' !== state?.label", ['Approved']],
  [
    "switch (stateOf(goal).name) { case 'Approved': break; case 'In Progress': break; default: }",
    [...SAID].slice(0, 2),
  ],
  ["const isOver = name === 'Approved'", ['Approved']],
])('%s asks what is read', (code, words) => expect(comparedBy(code)).toEqual(words))

test.each([
  "state === 'waiting'",
  "unit.name === 'waiting'",
  "event.key === 'Home'",
  "visa.name === 'Approved as ordered'",
])('%s asks a code, or what nobody translates', (code) => expect(comparedBy(code)).toEqual([]))

test('a page is told where it compares a word that has a translation; what stays English may', async () => {
  const tree = await mkdtemp(path.join(tmpdir(), 'sojourn-compared-'))
  const write = async (file, text) => {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
    await writeFile(path.join(tree, file), text)
  }
  await write('contract/words/languages.json', '[{ "code": "en" }, { "code": "fr" }]')
  await write('contract/words/fr/a.json', '{ "Approved": "Accordé" }')
  const code = "\nexport const isOver = (goal) => stateOf(goal).name === 'Approved'"
  await write('web/app/client/goal.ts', code)
  await write('web/app/staff/goal.ts', code)
  expect(await wordsCompared(tree)).toEqual([
    {
      file: 'web/app/client/goal.ts',
      line: 2,
      sentence: '“Approved” is another word in each language; compare the code it stands for.',
    },
  ])
  await rm(tree, { recursive: true })
})
