import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { expect, test } from 'vitest'
import { pressable } from '../../../test/labelled.ts'
import { held, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import {
  ARTICLE,
  ARTICLE_AT,
  ARTICLES,
  anArticle,
  aPublished,
  articlesPage,
} from '../../../test/own-articles.ts'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ArticlesPage, { meta } from './articles-page.tsx'
import PublishedArticlesPage, { meta as publishedMeta } from './published-articles-page.tsx'

const AT = '/p/agent/articles'
const LIST = `GET ${ARTICLES}`
const text = () => document.body.textContent ?? ''
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const dialog = () => find('dialog[open]').textContent
const gone = () => new Response(null, { status: 204 })
const press = (label: string) => click(find(`button[aria-label="${label}"]`))

async function opened(list: Reply = articlesPage(), at = `${AT}?tab=draft`, Page = ArticlesPage) {
  const page = await openOwnPage(Page, at, { tell: (network) => network.answers(LIST, list) })
  await eventually(() => find('h1'))
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return page
}

const acts = () =>
  [...document.querySelectorAll('li:has(h2) button[aria-label]')]
    .map((one) => one.getAttribute('aria-label') ?? '')
    .map((label) => label.split(' ')[0])
const menu = () => pressable(document.querySelector('li:has(h2) ul') ?? document.createElement('p'))

test('both pages are the agent’s own and called by what they hold', () => {
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^My Articles · /) })
  expect(publishedMeta()[0]).toEqual({ title: expect.stringMatching(/^Published articles · /) })
})

test('the first list holds what is in progress, and each status has its address', async () => {
  const { network } = await opened(articlesPage([], { draft: 1, published: 2 }), AT)
  const asked = network.calls(LIST)[0]?.query ?? new URLSearchParams()
  expect([...asked].filter(([name]) => name.startsWith('filter')).map(([, code]) => code)).toEqual([
    '0',
    '-1',
    '2',
  ])
  const links = [...document.querySelectorAll('nav[aria-label="Articles by status"] a')]
  expect(links.map((one) => [one.textContent, one.getAttribute('href'), one.ariaCurrent])).toEqual([
    ['In progress1', AT, 'page'],
    ['Draft1', `${AT}?tab=draft`, null],
    ['Pending', `${AT}?tab=pending`, null],
    ['Published2', `${AT}/published`, null],
    ['Trash', `${AT}?tab=trash`, null],
  ])
})

test.each([
  ['pending', ['2'], 'Articles in review are shown here.', 2],
  ['draft', ['0', '-1'], 'Drafts are shown here. Only you can see them.', 2],
  ['trash', ['-2'], 'Deleted articles are kept here for 30 days.', 1],
])('the tab %s asks for its own, and says what comes there', async (tab, codes, words, ways) => {
  const { network } = await opened(articlesPage([], { published: 1 }), `${AT}?tab=${tab}`)
  const asked = network.calls(LIST)[0]?.query ?? new URLSearchParams()
  expect([...asked].filter(([name]) => name.startsWith('filter')).map(([, code]) => code)).toEqual(codes)
  expect(text()).toContain(words)
  expect(pressable().filter((one) => one === 'Write an article')).toHaveLength(ways)
})

test('who has written nothing yet is asked once, in the empty list', async () => {
  await opened(articlesPage([]), AT)
  await eventually(() =>
    expect(text()).toContain('Articles you work on are shown here until they are published.'),
  )
  expect(pressable().filter((one) => one === 'Write an article')).toHaveLength(1)
})

test('who has published all reads that nothing is in progress, and is led to what is published', async () => {
  await opened(articlesPage([], { published: 2 }), AT)
  expect(text()).toContain('Articles you work on are shown here until they are published.')
  expect(pressable().filter((one) => one === 'Write an article')).toHaveLength(1)
  expect(findText('See your published articles').closest('a')?.getAttribute('href')).toBe(`${AT}/published`)
})

test('what our team sent back counts as a draft', async () => {
  await opened(articlesPage([], { draft: 2, rejected: 3, pending: 4, trash: 1 }))
  expect(text()).toMatch(/In progress.*9.*Draft.*5.*Pending.*4.*Trash.*1/)
})

test('published ones keep the address of their own', async () => {
  const { network } = await opened(articlesPage([]), `${AT}/published`, PublishedArticlesPage)
  expect(network.calls(LIST)[0]?.query.get('filter[status][0]')).toBe('1')
  expect(text()).toContain('Your published articles are shown here.')
})

test('an article is told by its title, kind, first words and state', async () => {
  await opened()
  const line = find('li:has(h2)')
  expect(line.textContent).toContain('Draft')
  expect(line.textContent).toContain('StudyHow to study in CanadaWhat you need.')
  expect(line.textContent).not.toContain('like')
  expect(find('h2 a').getAttribute('href')).toBe(ARTICLE_AT)
  expect(find('h2').dir).toBe('auto')
})

test('the first words of an article end at 210 characters', async () => {
  await opened(articlesPage([anArticle({ excerpt: 'paper '.repeat(60).trim() })]))
  const words = find('li:has(h2) h2 + p').textContent ?? ''
  expect(words).toMatch(/ paper…$/)
  expect(words.length).toBeLessThanOrEqual(210)
})

test('one without a title has a name all the same', async () => {
  await opened(articlesPage([anArticle({ title: '' })]))
  expect(find('h2').textContent).toBe('Untitled article')
})

test.each<[string, Partial<OwnArticle>, string[]]>([
  ['a draft', {}, ['Draft']],
  ['one in review', { status: [2, 'Pending'] }, ['In review']],
  ['one in the trash', { status: [-2, 'Trash'] }, ['Trash']],
  ['one that was sent back', { status: [-1, 'Rejected'] }, ['Needs changes']],
  ['a published one', aPublished(), ['Published']],
  ['one whose changes wait', aPublished({ changes: 'in_review' }), ['Published', 'Changes in review']],
  ['a hidden one', aPublished({ hidden: true }), ['Hidden by our team']],
])('%s bears its marks and no other', async (_which, changes, marks) => {
  await opened(articlesPage([anArticle({ ...changes, category: null })]))
  const borne = [...find('li:has(h2) h2').parentElement!.querySelector('p')!.children]
  expect(borne.map(({ textContent }) => textContent)).toEqual(marks)
})

test.each<[string, Partial<OwnArticle>, string]>([
  ['in review', { status: [2, 'Pending'] }, 'In review'],
  [
    'that was sent back',
    { status: [-1, 'Rejected'], review_reason: 'Please name your sources.' },
    'Needs changes',
  ],
  ['in the trash', { status: [-2, 'Trash'] }, 'Trash'],
  [
    'that readers see',
    { status: [1, 'Published'], published_at: '2026-02-01T12:00:00Z', likes: 1 },
    '1 like',
  ],
  ['with changes', { status: [1, 'Published'], changes: 'unsent' }, 'Changes not sent'],
  ['with changes in review', { status: [1, 'Published'], changes: 'in_review' }, 'Changes in review'],
  ['whose changes were sent back', { status: [1, 'Published'], changes: 'rejected' }, 'Changes need work'],
  ['that our team hides', { status: [1, 'Published'], hidden: true }, 'Hidden by our team'],
])('one %s says so', async (_which, changes, words) => {
  await opened(articlesPage([anArticle(changes)]))
  expect(find('li:has(h2)').textContent).toContain(words)
  expect(find('li:has(h2)').textContent).not.toMatch(/Published.*Published|Draft.*Draft/)
  if (changes.review_reason) expect(find('li:has(h2)').textContent).toContain(changes.review_reason)
  if (changes.hidden) expect(find('li:has(h2)').textContent).not.toContain('Published')
})

test.each<[string, Partial<OwnArticle>, string[], string[]]>([
  ['a draft', {}, ['Edit', 'Delete'], []],
  ['one in review', { may: ['withdraw'] }, [], ['Withdraw from review']],
  ['a published one', aPublished(), ['Edit', 'Delete'], ['See the public page', 'Unpublish']],
  [
    'one with changes',
    aPublished({ changes: 'unsent', may: ['edit', 'discard', 'unpublish'] }),
    ['Edit'],
    ['See the public page', 'Discard changes', 'Unpublish'],
  ],
  ['one in the trash', { may: ['restore', 'erase'] }, ['Delete'], ['Restore']],
  ['one that may nothing', { may: [] }, [], []],
])('%s offers what it may and nothing else', async (_which, changes, buttons, entries) => {
  await opened(articlesPage([anArticle(changes)]))
  expect(acts().filter((one) => ['Edit', 'Delete'].includes(one ?? ''))).toEqual(buttons)
  expect(menu()).toEqual(entries)
})

test.each([
  ['Withdraw from review', 'withdraw', 'You can change your article again'],
  ['Restore', 'restore', 'Article restored'],
])('“%s” is done at once and told, and the list is asked for anew', async (words, act, told) => {
  const { network } = await opened(articlesPage([anArticle({ may: [act] })]))
  network.answers(`POST ${ARTICLE}/${act}`, ok(anArticle()))
  const before = network.calls(LIST).length
  await click(findText(words))
  await eventually(() => expect(toasts()).toEqual([`success: ${told}`]))
  await eventually(() => expect(network.calls(LIST).length).toBe(before + 1))
})

test.each([
  [
    'unpublish',
    'Unpublish',
    'Readers will no longer see “How to study in Canada”. It becomes a draft',
    'Readers no longer see this article',
  ],
  [
    'discard',
    'Discard changes',
    'What you changed since then is lost. This cannot be undone.',
    'Your changes are discarded',
  ],
] as const)('who wants to %s is asked first', async (act, words, sentence, told) => {
  const { network } = await opened(articlesPage([aPublished({ may: [act] })]))
  const { reply, release } = held(ok(anArticle()))
  network.answers(`POST ${ARTICLE}/${act}`, reply)
  await click(findText(words))
  expect(dialog()).toContain(sentence)
  expect(network.calls(`POST ${ARTICLE}/${act}`)).toHaveLength(0)
  await click(inDialog(words))
  await click(inDialog(words))
  release()
  await eventually(() => expect(toasts()).toEqual([`success: ${told}`]))
  expect(network.calls(`POST ${ARTICLE}/${act}`)).toHaveLength(1)
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull())
})

test.each<[string, OwnArticle, string, boolean, string]>([
  [
    'a draft',
    anArticle(),
    'You can restore “How to study in Canada” for 30 days.',
    false,
    'Article moved to the trash',
  ],
  [
    'a published one',
    aPublished(),
    'Readers will no longer see “How to study in Canada”. You can restore it for 30 days.',
    false,
    'Article moved to the trash',
  ],
  [
    'what lies in the trash',
    anArticle({ may: ['restore', 'erase'] }),
    'its pictures, files and likes will be deleted. This cannot be undone.',
    true,
    'Article deleted permanently',
  ],
])('who deletes %s reads what becomes of it', async (_which, article, sentence, force, told) => {
  const { network } = await opened(articlesPage([article]))
  network.answers(`DELETE ${ARTICLE}`, gone)
  network.answers(LIST, articlesPage([]))
  await press('Delete How to study in Canada')
  expect(dialog()).toContain(sentence)
  await click(inDialog(force ? 'Delete permanently' : 'Move to trash'))
  await eventually(() => expect(toasts()).toEqual([`success: ${told}`]))
  expect(network.calls(`DELETE ${ARTICLE}`).map(({ body }) => body)).toEqual([{ force }])
  await eventually(() => expect(document.querySelector('li h2'), 'it leaves the list').toBeNull())
})

test('who thinks again deletes nothing; a refusal is told and the question stays', async () => {
  const { network } = await opened()
  network.answers(`DELETE ${ARTICLE}`, refused(409, 'article_state', 'It is in review.'))
  await press('Delete How to study in Canada')
  await click(inDialog('Cancel'))
  expect(network.calls(`DELETE ${ARTICLE}`)).toHaveLength(0)
  await press('Delete How to study in Canada')
  await click(inDialog('Move to trash'))
  await eventually(() => expect(toasts()).toEqual(['error: It is in review.']))
  expect(dialog()).toContain('Move this article to the trash?')
})

test('who begins an article makes one draft under a key, and is led to it', async () => {
  const { network, address } = await opened(articlesPage())
  const { reply, release } = held(ok(anArticle(), 201))
  network.answers(`POST ${ARTICLES}`, reply)
  await click(findText('Write an article'))
  await click(findText('Write an article'))
  release()
  await eventually(() => expect(address()).toBe(ARTICLE_AT))
  expect(network.calls(`POST ${ARTICLES}`)).toHaveLength(1)
  expect(network.calls(`POST ${ARTICLES}`)[0]?.key).toMatch(/^[\da-f-]{36}$/)
})

test('a draft that could not be begun is told, and one stays', async () => {
  const { network, address } = await opened()
  network.answers(`POST ${ARTICLES}`, refused(429, 'too_many', 'Please wait a minute.'))
  await click(findText('Write an article'))
  await eventually(() => expect(toasts()).toEqual(['error: Please wait a minute.']))
  expect(address()).toBe(`${AT}?tab=draft`)
})

test('the pen leads to the article, and the next page to its cursor', async () => {
  const { network, address } = await opened(articlesPage([anArticle()], {}, 'c2'))
  await click(findText('Next'))
  await eventually(() => expect(network.calls(LIST).at(-1)?.query.get('cursor')).toBe('c2'))
  await press('Edit How to study in Canada')
  await eventually(() => expect(address()).toBe(ARTICLE_AT))
})

test('what lies in the trash says when it is gone for good', async () => {
  await opened(articlesPage([anArticle({ status: [-2, 'Trash'], erased_at: '2099-01-01T12:00:00Z' })]))
  expect(text()).toContain('Deleted permanently ')
})

test('articles that could not be had are asked for again', async () => {
  const { network } = await opened(refused(503, 'unavailable', 'We are back soon.'))
  await eventually(() => expect(text()).toContain('We are back soon.'))
  network.answers(LIST, articlesPage())
  await click(findText('Retry'))
  await eventually(() => find('h2'))
})
