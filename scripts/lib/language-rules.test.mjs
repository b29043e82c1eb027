import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultsOf, languageViolations } from './language-rules.mjs'

const AGENTS = '{count, plural, one {# agent} other {# agents}}'

test.each([
  ['Find {name}', 'Trouver {nom}', 'fr', 2],
  ['Read the <a>terms</a>', 'Lire les conditions', 'fr', 1],
  [AGENTS, '{count, plural, one {# agent} other {# agents}}', 'fr', 1],
  [AGENTS, '{count, plural, one {وكيل} two {وكيلان} few {# وكلاء} other {# وكيل}}', 'ar', 1],
  ['Agent', "L'agent", 'fr', 1],
  ['Find {name}', 'Trouver {name}', 'fr', 0],
  [AGENTS, '{count, plural, one {# agent} many {# d’agents} other {# agents}}', 'fr', 0],
])('“%s” as “%s” in %s has %i faults', (message, words, language, count) => {
  expect([...faultsOf(message, words, language)]).toHaveLength(count)
})

let tree

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-words-'))
  await write('contract/words/languages.json', '[{ "code": "en" }, { "code": "fr" }]')
  await write(
    'web/app/page.tsx',
    "import { t } from '@sojourn/contract/words/t'\nconst words = [t('Find agents'), t('Home')]",
  )
})

afterEach(() => rm(tree, { recursive: true }))

const found = async () => (await languageViolations(tree)).map(({ file, sentence }) => `${file}: ${sentence}`)

test('a message of a page is translated, and nothing besides', async () => {
  await write('contract/words/fr/a.json', '{ "Home": "Accueil", "Gone": "Parti" }')
  expect(await found()).toEqual([
    'contract/words/fr/a.json: No page says “Gone” any more.',
    'web/app/page.tsx: “Find agents” is not translated in contract/words/fr.',
  ])
})

test('a message that means two things is two messages', async () => {
  await write('contract/words/fr/a.json', '{ "Find agents": "Trouver", "Home": "Accueil" }')
  await write('contract/words/fr/b.json', '{ "Home": "Chez moi" }')
  expect(await found()).toEqual([
    expect.stringContaining('“Home” has two translations, “Chez moi” and “Accueil”'),
  ])
})

test('a sentence of a toast is said in the language of its page, but for our team', async () => {
  await write('contract/words/fr/a.json', '{ "Find agents": "Trouver", "Home": "Accueil" }')
  const raw = "toast.success('Saved')\nsentenceOf(error, 'No')\nsayAfterReload(`Done`)\ntoast.error(t(words))"
  await write('web/app/client/save.ts', raw)
  await write('web/app/staff/save.ts', raw)
  expect(await found()).toEqual(
    Array(3).fill(expect.stringContaining('web/app/client/save.ts: A sentence that')),
  )
})

test('what the server says with its values is translated too, and nothing besides', async () => {
  await write('contract/words/fr/a.json', '{ "Find agents": "Trouver", "Home": "Accueil" }')
  await write('server/src/supply/guide/a.ts', "say('For {days} days', { days })\nsay('Ask')")
  await write('contract/words/fr/server-guide.json', '{ "Ask": "Demandez", "Gone": "Parti" }')
  expect(await found()).toEqual([
    'contract/words/fr/server-guide.json: The server says “Gone” no more.',
    expect.stringContaining('“For {days} days” is not translated in'),
  ])
})

async function write(file, text) {
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tree, file), text)
}
