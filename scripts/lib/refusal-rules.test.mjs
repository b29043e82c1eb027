import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalViolations } from './refusal-rules.mjs'
import { refusedSentences } from './refused-sentences.mjs'

const sentencesIn = (code, others = {}) =>
  refusedSentences(new Map(Object.entries({ ...others, 'contract/src/a.ts': code }))).map(
    ({ sentence }) => sentence,
  )

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
  ["const OVER = 'It is over.'; throw new Refusal('not_found', { message: OVER })", ['It is over.']],
  ["const says = { past: 'It is past.' } as const; throw invalidField('day', says.past)", ['It is past.']],
  ["const NO = 'It is gone.'; const machine = { pay: { refusal: NO } }", ['It is gone.']],
  ["const OF = { a: 'It is A.', b: 'It is B.' }; throw notNow(OF[kind])", ['It is A.', 'It is B.']],
  ['const MOST = 3; throw notNow(`At most $\x7bMOST}.`)', ['At most 3.']],
  ["const AWAY = (who) => `$\x7bwho} is away.`; throw notNow(AWAY('Ama'))", ['12 is away.']],
  ["function why() { if (a) return 'It is late.'; return null }\nthrow notNow(why())", ['It is late.']],
  [
    "const gone = (words = 'It went.') => notNow(words); throw gone('It is not here.')",
    ['It went.', 'It is not here.'],
  ],
  ['const words = (words) => words; throw notNow(words(words))', []],
])('%s says %j', (code, sentences) => expect(sentencesIn(code)).toEqual(sentences))

test.each([
  ["z.string('please say it').min(1, 'please say more')", ['please say more', 'please say it']],
  ["z.number().refine(isEven, { error: 'it is odd', abort: true })", ['it is odd']],
  ["const line = (missing) => z.string(missing); line('please enter it')", ['please enter it']],
  ["context.addIssue({ code: 'custom', path: [], message: 'they overlap' })", ['they overlap']],
  ["defineCall({ who: 'staff', body: z.string('please name it') })", []],
])('a schema refuses: %s', (code, sentences) =>
  expect(sentencesIn(`import { z } from 'zod'\n${code}`)).toEqual(sentences),
)

test('a sentence is found in the file it comes from', () =>
  expect(
    sentencesIn("import { says as words } from './b.ts'\nthrow notNow(words.late)", {
      'contract/src/b.ts': "export const says = { late: 'It is late.' }",
    }),
  ).toEqual(['It is late.']))

let tree
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-refusals-'))
  await write('contract/words/languages.json', '[{ "code": "en" }, { "code": "fr" }]')
})
afterEach(() => rm(tree, { recursive: true }))

test('a refusal that nobody has translated is named; our team is refused in English', async () => {
  await write(
    'contract/words/fr/server-a.json',
    '{ "Please wait.": "Patientez.", "You have {n} papers.": "{n}", "{count} days": "{count} j" }',
  )
  await write('contract/words/fr/server-mails.json', '{ "This is paid.": "C’est payé." }')
  await write(
    'server/src/work/a.ts',
    "throw notNow('Please wait.')\nthrow notNow(`You have $\x7bn} papers.`)\nthrow notNow('This is paid.')\nthrow notNow('Enter a number of days')\nthrow notNow('12 days')",
  )
  await write('server/src/work/staff/b.ts', "throw notNow('Please claim this first.')")
  await write('server/src/work/a.test.ts', "notNow('Never')")
  expect(await refusalViolations(tree)).toEqual([
    { file: 'server/src/work/a.ts', line: 3, sentence: expect.stringContaining('“This is paid.”') },
    { file: 'server/src/work/a.ts', line: 4, sentence: expect.stringContaining('“Enter a number of days”') },
  ])
})

async function write(file, text) {
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tree, file), text)
}
