import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalsIn, refusalViolations } from './refusal-rules.mjs'

const sentencesIn = (code) => refusalsIn('a.ts', code).map(({ sentence }) => sentence)

test.each([
  ["throw new Refusal('not_now', { message: 'Please wait.' })", ['Please wait.']],
  ["throw notNow('Please wait.')", ['Please wait.']],
  ["throw invalidField('price', 'please enter a price')", ['please enter a price']],
  ["const machine = { pay: { from: ['open'], refusal: 'This is paid.' } }", ['This is paid.']],
  ["throw notNow(isPaid ? 'This is paid.' : 'This is open.')", ['This is paid.', 'This is open.']],
  ['throw notNow(`You have $\x7bcount} papers.`)', ['You have 12 papers.']],
  [
    "throw notNow(`Ask $\x7bmost} $\x7bmost === 1 ? 'agent' : 'agents'}.`)",
    ['Ask 12 agent.', 'Ask 12 agents.'],
  ],
  ["missing.push({ item: 'email', sentence: 'verify your email' })", ['verify your email']],
  ["missing.push({ field: 'photo', message: 'Add a photo.' })", ['Add a photo.']],
  ["throw new Refusal('not_found')", []],
  ["log.error({ message: 'a part did not answer' })", []],
])('%s says %j', (code, sentences) => expect(sentencesIn(code)).toEqual(sentences))

let tree
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-refusals-'))
  await write('contract/words/languages.json', '[{ "code": "en" }, { "code": "fr" }]')
})
afterEach(() => rm(tree, { recursive: true }))

test('a refusal that nobody has translated is named; our team is refused in English', async () => {
  await write(
    'contract/words/fr/server-a.json',
    '{ "Please wait.": "Patientez.", "You have {n} papers.": "{n}" }',
  )
  await write('contract/words/fr/server-mails.json', '{ "This is paid.": "C’est payé." }')
  await write(
    'server/src/work/a.ts',
    "throw notNow('Please wait.')\nthrow notNow(`You have $\x7bn} papers.`)\nthrow notNow('This is paid.')",
  )
  await write('server/src/work/staff/b.ts', "throw notNow('Please claim this first.')")
  await write('server/src/work/a.test.ts', "notNow('Never')")
  expect(await refusalViolations(tree)).toEqual([
    { file: 'server/src/work/a.ts', line: 3, sentence: expect.stringContaining('“This is paid.”') },
  ])
})

async function write(file, text) {
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tree, file), text)
}
