import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { englishIn, englishLeft } from './english-left.mjs'

let tree

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-english-'))
})

afterEach(() => rm(tree, { recursive: true }))

const wordsIn = (code) => englishIn('page.tsx', code).map(({ words }) => words)

test.each([
  ['<p>Find agents</p>', ['Find agents']],
  ['<p>{count} min read</p>', ['min read']],
  ["<p>{isOpen ? 'Close' : t('Open')}</p>", ['Close']],
  ['<p>{isNew && `New since $\x7bday}`}</p>', ['New since …']],
  ['<input aria-label="Your name" placeholder={t("Name")} />', ['Your name']],
  ['<img alt="A passport" title="Passport" />', ['A passport', 'Passport']],
  ['<Field label={`Add $\x7bname}`} />', ['Add …']],
  ["const choices = [{ value: 'new', label: 'Newest' }]", ['Newest']],
  ['<Table caption="Orders" rows={rows} />', ['Orders']],
  ['<Breadcrumbs trail={trail} here="Schedule" />', ['Schedule']],
  ['<Badge count={2} of="unread messages" />', ['unread messages']],
  ["toast.success('Goal saved')", ['Goal saved']],
  ['<p>{visa}, <b>{country}</b></p>', [',']],
  ['<td aria-label={`$\x7bday}, $\x7bhour}`} />', ['…, …']],
])('%s leaves %j in English', (code, words) => expect(wordsIn(code)).toEqual(words))

test.each([
  "<p className='wide'>{t('Find agents')} · {price} × 2</p>",
  "<p>{rich('Read the <a>terms</a>.', { a: link })}</p>",
  '<b>YYZ</b>',
  '<p lang="en">Study permit</p>',
  '<section lang={language}><h2 title="Study permit">Study permit</h2></section>',
  '<bdi>Amara Okafor</bdi>',
  "const counts = [{ of: 'late' }]",
  "<p>{format === 'long' ? t('Long') : null}</p>",
])('%s leaves nothing', (code) => expect(wordsIn(code)).toEqual([]))

test('a translated page answers for all it shows, now or later; another page and the rooms of our team do not', async () => {
  await write('web/app/find/page.tsx', [
    "import { Card } from './card.tsx'",
    "const Late = lazy(() => import('./late.tsx'))",
    "import { Desk } from '../staff/desk.tsx'",
    'export const handle = true',
  ])
  await write('web/app/find/card.tsx', ['', 'export const Card = () => <p>A card</p>'])
  await write('web/app/find/late.tsx', ['export const Late = () => <p>Later</p>'])
  await write('web/app/staff/desk.tsx', ['export const Desk = () => <p>Desk</p>'])
  await write('web/app/find/other.tsx', ['export const Other = () => <p>Other</p>'])
  expect(await englishLeft(tree)).toEqual([
    { file: 'web/app/find/card.tsx', line: 2, sentence: expect.stringContaining('“A card”') },
    { file: 'web/app/find/late.tsx', line: 1, sentence: expect.stringContaining('“Later”') },
  ])
})

async function write(file, lines) {
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tree, file), lines.join('\n'))
}
