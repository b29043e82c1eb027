import type { ArticleCase } from '@sojourn/contract/desk/staff-articles'
import { expect, test } from 'vitest'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import {
  buttons,
  dialog,
  field,
  fill,
  inDialog,
  isAsked,
  linkTo,
  noteOf,
  text,
} from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { ARTICLE_ID, anArticleCase, written } from '../../../test/staff-articles.ts'
import ArticleCasePage from './article-page.tsx'

const SHOW = `GET /staff/articles/${ARTICLE_ID}`
const DECISION = `POST /staff/articles/${ARTICLE_ID}/decision`
const HIDE = `PUT /staff/articles/${ARTICLE_ID}/hiding`
const SHOW_AGAIN = `DELETE /staff/articles/${ARTICLE_ID}/hiding`
const WHY = 'It names fees that are a year old.'

async function opened(article: ArticleCase) {
  const network = falseNetwork()
  network.answers(SHOW, ok(article))
  await openPage(ArticleCasePage, `/p/staff/articles/${ARTICLE_ID}`, { pattern: '/p/staff/articles/:id' })
  await eventually(() => expect(text()).toContain('approved article'))
  return network
}

test.each([
  [
    ['publish', 'reject'],
    ['Publish', 'Request changes'],
  ],
  [['hide'], ['Hide from readers']],
  [['show'], ['Show again']],
  [[], []],
])('who may %j is offered %j', async (may, offered) => {
  await opened(anArticleCase({ may }))
  expect(buttons()).toEqual(offered)
})

test('staff read why it is hidden, and which report hides it', async () => {
  await opened(anArticleCase({ hidden: true, hiding: { report: null, reason: WHY }, may: ['show'] }))
  expect(text()).toContain(`Hidden by our team. Reason: ${WHY}`)
  const report = '0190a0a0-0000-7000-8000-0000000000e1'
  await opened(anArticleCase({ hidden: true, hiding: { report, reason: WHY }, may: [] }))
  expect(linkTo('decision about a report')).toBe(`/p/staff/reports/${report}`)
})

const aFile = (id: string, name: string, is_waiting = false) => ({
  ...{ id, name, is_waiting },
  ...{ media_type: 'application/pdf', size: 120_000 },
})

test('staff open each file that was sent, and see which came and which went', async () => {
  await opened(
    anArticleCase({
      is_change: true,
      live: written({ attachments: [aFile('f1', 'old.pdf'), aFile('f2', 'kept.pdf')] }),
      sent: written({
        attachments: [aFile('f2', 'kept.pdf'), aFile('f3', 'new.pdf'), aFile('f4', 'late.doc', true)],
      }),
    }),
  )
  const path = `/api/staff/articles/${ARTICLE_ID}/attachments`
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((one) =>
    one.getAttribute('href'),
  )
  expect(links).toEqual([`${path}/f1`, `${path}/f2`, `${path}/f3`])
  expect(marked('del[data-is=removed]')).toEqual(['old.pdf (120\u00a0kB)'])
  expect(marked('ins[data-is=added]')).toEqual([
    'new.pdf (120\u00a0kB)',
    'late.doc, being checked for viruses',
  ])
})

test('staff read who wrote it, how trusted they are, and how it stands', async () => {
  await opened(
    anArticleCase({
      agent: { uuid: 'a1', full_name: 'Amara Okafor', verified: false },
      approved: 1,
      hidden: true,
      path: '/p/articles/how-to-apply',
      review_reason: 'Please name your sources.',
    }),
  )
  expect(linkTo('Amara Okafor')).toBe('/p/staff/people/a1')
  expect(linkTo('See it as readers do')).toBe('/p/articles/how-to-apply')
  expect(text()).toContain('Not verified')
  expect(text()).toContain('1 approved article')
  expect(text()).toContain('Hidden')
  expect(text()).toContain('Sent back: Please name your sources.')
})

test('what was read is what is published, once', async () => {
  const network = await opened(anArticleCase())
  const answer = held(ok(anArticleCase()))
  network.answers(DECISION, answer.reply)
  network.answers(SHOW, ok(anArticleCase({ may: ['hide'], approved: 3 })))
  await click(findText('Publish'))
  await click(findText('Publish'))
  answer.release()
  await eventually(() => findText('Hide from readers'))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([{ decision: 'published', version: 4 }])
  expect(toasts()).toEqual(['success: Published. Amara Okafor is told by email'])
})

test('an article that changed while it was read is not published: the new words are shown', async () => {
  const network = await opened(anArticleCase())
  network.answers(
    DECISION,
    refused(409, 'changed_elsewhere', 'The agent has changed it. Please read it again.'),
  )
  network.answers(
    SHOW,
    ok(anArticleCase({ version: 5, sent: written({ description: '<p>New words.</p>' }) })),
  )
  await click(findText('Publish'))
  await eventually(() => expect(text()).toContain('New words.'))
  expect(toasts()).toEqual(['error: The agent has changed it. Please read it again.'])
})

test('who sends it back writes what the agent reads, ten characters at least', async () => {
  const network = await opened(anArticleCase())
  network.answers(DECISION, ok(anArticleCase()))
  await click(findText('Request changes'))
  expect(dialog().textContent).toContain('Request changes to this article')
  await fill('Reason', '  Too old  ')
  await click(inDialog('Request changes'))
  expect(noteOf('Reason')).toBe('please give a reason of at least 10 characters')
  expect(network.calls(DECISION)).toEqual([])
  await fill('Reason', ` ${WHY} `)
  await click(inDialog('Request changes'))
  await eventually(() => expect(isAsked()).toBe(false))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([
    { decision: 'rejected', version: 4, reason: WHY },
  ])
  expect(toasts()).toEqual(['success: Sent back. Amara Okafor is told by email'])
})

test('a refused answer leaves the dialog with its words', async () => {
  const network = await opened(anArticleCase())
  network.answers(DECISION, refused(503, 'unavailable', 'Please try again in a moment.'))
  await click(findText('Request changes'))
  await fill('Reason', WHY)
  await click(inDialog('Request changes'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again in a moment.']))
  expect(isAsked()).toBe(true)
  expect(field('Reason').value).toBe(WHY)
  await eventually(() => expect(inDialog('Request changes').getAttribute('aria-busy')).toBeNull())
})

test('an article is hidden with a reason, and shown again', async () => {
  const network = await opened(anArticleCase({ may: ['hide'] }))
  network.answers(HIDE, ok(anArticleCase()))
  network.answers(SHOW, ok(anArticleCase({ may: ['show'], hidden: true })))
  await click(findText('Hide from readers'))
  await fill('Reason', WHY)
  await click(inDialog('Hide article'))
  await eventually(() => findText('Show again'))
  expect(network.calls(HIDE).map(({ body }) => body)).toEqual([{ reason: WHY }])
  network.answers(SHOW_AGAIN, ok(anArticleCase()))
  network.answers(SHOW, ok(anArticleCase({ may: ['hide'] })))
  await click(findText('Show again'))
  await eventually(() => findText('Hide from readers'))
  expect(toasts().at(-1)).toBe('success: Readers see this article again')
})

const marked = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('a new article is read as it is, with nothing marked', async () => {
  await opened(anArticleCase())
  expect(text()).toContain('First.')
  expect(marked('ins, del, [data-is=added], [data-is=removed]')).toEqual([])
  expect(text()).not.toContain('Green is new')
})

test('of a change, what came and what went is marked in title, category, services and text', async () => {
  await opened(
    anArticleCase({
      is_change: true,
      live: written({ services: ['Study permit'], category: null }),
      sent: written({
        title: 'كيف تتقدم',
        services: ['Study permit', 'Work permit'],
        description: '<p>First.</p><p>Other.</p>',
      }),
    }),
  )
  expect(text()).toContain('Green is new, red is taken out.')
  expect(marked('del')).toEqual(['How to apply', 'Study permit'])
  expect(marked('ins')).toEqual(['كيف تتقدم', 'Study permit, Work permit'])
  expect(marked('[data-is=removed]')).toContain('Taken out: Second.')
  expect(marked('div[data-is=added]')).toEqual(['New: Other.'])
  expect(find('ins').dir).toBe('auto')
})

test('an article that is as readers see it has nothing marked', async () => {
  await opened(anArticleCase({ live: written({ title: 'As it was once' }), may: ['hide'] }))
  expect(marked('ins, del')).toEqual([])
})

test('a cover that was changed is shown beside the one until now', async () => {
  await opened(
    anArticleCase({
      is_change: true,
      live: written({ image: '/old.jpg' }),
      sent: written({ image: '/new.jpg' }),
    }),
  )
  const covers = [...document.querySelectorAll('img')].map((one) => [
    one.alt,
    one.getAttribute('src'),
    one.dataset.is,
  ])
  expect(covers).toEqual([
    ['Cover until now', '/old.jpg', 'removed'],
    ['Cover', '/new.jpg', 'added'],
  ])
})
