import { MOST_ARTICLE_HTML } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { complaints, labelled, noteOf } from '../../../test/labelled.ts'
import { held, listOf, ok, refused } from '../../../test/network.ts'
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
import { aService } from '../../../test/own-services.ts'
import { click, find, findText, type } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import EditArticlePage, { meta } from './edit-article-page.tsx'
import { keepLocalCopy, readLocalCopy } from './local-copy.ts'

const CHANGE = `PATCH ${ARTICLE}`
const SUBMIT = `POST ${ARTICLE}/submit`
const SHOW = `GET ${ARTICLE}`
const text = () => document.body.textContent ?? ''
const title = () => labelled('Title')
const settings = () => click(findText('Settings'))
const elsewhere = refused(409, 'changed_elsewhere', 'This article was changed.')
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body)

// Reading the editor for the first time takes longer than a test may.
beforeAll(async () => void (await import('./lazy/text-editor.tsx')), 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  // Not there in jsdom, which draws nothing.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  showPerson('amara')
})

async function opened(article: OwnArticle = anArticle(), at = ARTICLE_AT) {
  const page = await openOwnPage(EditArticlePage, at, {
    pattern: '/p/agent/articles/:id',
    tell: (network) => {
      network.answers(SHOW, ok(article))
      network.answers(`GET ${ARTICLES}`, articlesPage())
      // The page one is led to afterwards looks like an article to this one.
      network.answers(`GET ${ARTICLES}/published`, listOf())
      network.answers(
        'GET /account/consultant/services',
        listOf(aService(), aService({ id: 'old', may: ['restore'] })),
      )
      network.answers(CHANGE, ({ body }) =>
        Response.json({
          data: { ...article, ...(body as object), services: [], version: article.version + 1 },
        }),
      )
    },
  })
  await soon(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  await soon(() => find('h1'))
  return page
}

test('the settings lie in a drawer that has an address', async () => {
  const { address } = await opened(anArticle(), `${ARTICLE_AT}?panel=settings`)
  expect(find('dialog[open] h2').textContent).toBe('Settings')
  await click(find('dialog[open] button[aria-label=Close]'))
  await soon(() => expect(address()).toBe(ARTICLE_AT))
  expect(document.querySelector('dialog[open]')).toBeNull()
  await settings()
  await soon(() => expect(address()).toBe(`${ARTICLE_AT}?panel=settings`))
})

test('where only settings are missing, the drawer opens at the first', async () => {
  const { network, address } = await opened()
  network.answers(
    SUBMIT,
    refused(422, 'not_ready', 'Some things are missing.', [
      { field: 'category', message: 'please select a category' },
    ]),
  )
  await click(findText('Send for review'))
  await soon(() => expect(address()).toBe(`${ARTICLE_AT}?panel=settings`))
  await soon(() => expect(document.activeElement).toBe(labelled('Category')))
  expect(noteOf(labelled('Category'))).toBe('please select a category')
})

test('what was opened says that it is saved', async () => {
  await opened()
  expect(find('[role=status]').textContent).toBe('Saved')
})

test('the title is typed on the paper; Enter leads into the text and breaks no line', async () => {
  await opened()
  await soon(() => find('[role=textbox][aria-multiline]'))
  expect(title().tagName).toBe('TEXTAREA')
  await act(async () => {
    title().focus()
    title().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  expect(document.activeElement).toBe(find('[role=textbox][aria-multiline]'))
  await type(title(), 'One line\npasted as two')
  expect(title().value).toBe('One line pasted as two')
  await pass(1_000)
  await kept()
})

const kept = () => soon(() => expect(text()).toContain('Saved'))

test('the page is called by what one does', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Write an article · /) }))

test('everything an article has stands there, under its own name', async () => {
  await opened()
  expect(find('h1').textContent).toBe('How to study in Canada')
  expect(title().value).toBe('How to study in Canada')
  await settings()
  expect(labelled<HTMLSelectElement>('Category').value).toBe('Study')
  await soon(() => expect(find('[role=textbox][aria-multiline]').textContent).toBe('What you need.'))
})

test('a title says how far it is from what is shown well', async () => {
  await opened(anArticle({ title: 'x'.repeat(29) }))
  expect(noteOf(title())).toBe('29/70, at least 30')
  await type(title(), 'x'.repeat(30))
  expect(noteOf(title())).toBe('30/70')
  await type(title(), ` ${'x'.repeat(73)} `)
  expect(noteOf(title())).toBe('73/70, 3 too many')
  await pass(1_000)
  await kept()
})

test('what is typed is saved over the version it was typed on, once nobody types', async () => {
  const { network } = await opened()
  await type(title(), 'How to stu')
  await type(title(), 'How to study in Quebec')
  expect(network.calls(CHANGE)).toHaveLength(0)
  await pass(1_000)
  await kept()
  expect(bodies(network.calls(CHANGE))).toEqual([
    {
      title: 'How to study in Quebec',
      category: 'Study',
      description: '<p>What you need.</p>',
      services: [],
      version: 3,
    },
  ])
})

test('a category that is taken away is null', async () => {
  const { network } = await opened()
  await settings()
  await act(async () => {
    labelled<HTMLSelectElement>('Category').value = ''
    labelled('Category').dispatchEvent(new Event('change', { bubbles: true }))
  })
  await pass(1_000)
  await kept()
  expect(bodies(network.calls(CHANGE))[0]).toMatchObject({ category: null })
})

test('services are chosen from those one offers; put-away ones are not offered', async () => {
  const { network } = await opened()
  await settings()
  await soon(() => labelled('Study permit, all of it, Canada'))
  expect([...document.querySelectorAll('#about input[type=checkbox]')]).toHaveLength(1)
  await click(labelled('Study permit, all of it, Canada'))
  await pass(1_000)
  await kept()
  expect(bodies(network.calls(CHANGE))[0]).toMatchObject({ services: [aService().id] })
})

test.each<[string, OwnArticle, string]>([
  ['a draft', anArticle(), 'Send for review'],
  ['a published one', aPublished(), 'Send changes'],
  ['a draft of somebody trusted', anArticle({ trusted: true }), 'Publish'],
  ['a published one of somebody trusted', aPublished({ trusted: true }), 'Publish changes'],
])('the button of %s says what it does', async (_which, article, words) => {
  await opened(article)
  expect(findText(words)).toBeTruthy()
})

test.each<[string, OwnArticle, string, string]>([
  [
    'goes to our team',
    anArticle({ status: [2, 'Pending'] }),
    'Sent for review. We publish it once it is approved',
    '/p/agent/articles',
  ],
  ['is public at once', aPublished(), 'Your article is published', '/p/agent/articles/published'],
  [
    'waits beside the old words',
    aPublished({ changes: 'in_review' }),
    'Sent. Readers see the old version until our team has read the changes',
    '/p/agent/articles/published',
  ],
])('what is sent and %s is told so, and one is led to its list', async (_what, answer, told, list) => {
  const { network, address } = await opened()
  network.answers(SUBMIT, ok(answer))
  await click(findText('Send for review'))
  await soon(() => expect(address()).toBe(list))
  expect(toasts()).toEqual([`success: ${told}`])
  expect(bodies(network.calls(SUBMIT))).toEqual([{ version: 4 }])
  expect(network.calls(CHANGE)).toHaveLength(1)
})

test('a double press sends once', async () => {
  const { network, address } = await opened()
  const { reply, release } = held(ok(anArticle({ status: [2, 'Pending'] })))
  network.answers(SUBMIT, reply)
  await click(findText('Send for review'))
  await soon(() => expect(network.calls(SUBMIT)).toHaveLength(1))
  await click(findText('Send for review'))
  release()
  await soon(() => expect(address()).toBe('/p/agent/articles'))
  expect(network.calls(SUBMIT)).toHaveLength(1)
})

test('what is missing is told at each place, the first takes the focus, and nothing typed is lost', async () => {
  const { network } = await opened()
  network.answers(
    SUBMIT,
    refused(422, 'not_ready', 'Some things are missing.', [
      { field: 'title', message: 'please use at least 30 characters' },
      { field: 'cover', message: 'please add a cover picture' },
      { field: 'services', message: 'Please select at least one service' },
    ]),
  )
  await type(title(), 'Short')
  await click(findText('Send for review'))
  await soon(() => expect(complaints()).toMatchObject({ title: 'please use at least 30 characters' }))
  expect(find('#cover [role=alert]').textContent).toContain('please add a cover picture')
  expect(text()).toContain('Before this article can be sent, complete: title, cover, services.')
  expect(document.activeElement).toBe(find('#cover input'))
  await click(findText('Open settings'))
  expect(find('#about').textContent).toContain('Please select at least one service')
  expect(title().value).toBe('Short')
  expect(toasts()).toEqual(['error: Some things are missing.'])
  network.answers(SUBMIT, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Send for review'))
  await soon(() => expect(toasts()).toContain('error: We are back soon.'))
  expect(complaints()).toMatchObject({ title: 'please use at least 30 characters' })
})

test('from the preview one is led back to what is missing', async () => {
  const { network, address } = await opened(anArticle(), `${ARTICLE_AT}?view=preview`)
  network.answers(
    SUBMIT,
    refused(422, 'not_ready', 'Some things are missing.', [
      { field: 'title', message: 'please enter a title' },
    ]),
  )
  expect(document.querySelector('[name=title]')).toBeNull()
  await click(findText('Send for review'))
  await soon(() => expect(address()).toBe(ARTICLE_AT))
  await soon(() => expect(complaints()).toEqual({ title: 'please enter a title' }))
})

test('the preview shows what was just typed, saved first, and leads back', async () => {
  const { network } = await opened(anArticle({ attachments: [aFile()] }))
  await type(title(), 'تأشيرة الدراسة')
  await click(findText('Preview'))
  await soon(() => expect(find('h1').textContent).toBe('تأشيرة الدراسة'))
  expect(find('h1').dir).toBe('auto')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(network.calls(CHANGE)).toHaveLength(1)
  expect(text()).toMatch(/Amara Okafor.*2 min read/)
  expect(text()).toContain('checklist.pdf')
  await click(findText('Write'))
  await soon(() => expect(title().value).toBe('تأشيرة الدراسة'))
})

test('an article that is too long is neither kept nor sent, and says why', async () => {
  keepLocalCopy(anArticle().id, {
    version: 3,
    written: {
      title: 'Long',
      category: 'Study',
      description: `<p>${'x'.repeat(MOST_ARTICLE_HTML)}</p>`,
      services: [],
    },
  })
  const { network } = await opened()
  await pass(1_000)
  await soon(() => expect(text()).toContain('Not saved: This article is too long.'))
  await click(findText('Send for review'))
  await soon(() => expect(find('#words [role=alert]').textContent).toContain('This article is too long.'))
  expect(network.calls(CHANGE)).toHaveLength(0)
  expect(network.calls(SUBMIT)).toHaveLength(0)
  expect(readLocalCopy(anArticle().id)?.written.title).toBe('Long')
})

test('what was changed in another tab is said; nothing is sent before one decides', async () => {
  const { network } = await opened()
  network.answers(CHANGE, elsewhere)
  await type(title(), 'Mine')
  await pass(1_000)
  await soon(() => expect(text()).toContain('This article was changed in another tab or on another device.'))
  expect((findText('Send for review') as HTMLButtonElement).disabled).toBe(true)
  network.answers(SHOW, ok(anArticle({ title: 'Theirs', version: 9 })))
  network.answers(CHANGE, ok(anArticle({ title: 'Mine', version: 10 })))
  await click(findText('Keep this version'))
  await soon(() => expect(text()).not.toContain('What you typed here is not saved yet.'))
  expect(bodies(network.calls(CHANGE)).at(-1)).toMatchObject({ title: 'Mine', version: 9 })
  expect(title().value).toBe('Mine')
})

test('who takes the other version finds it in the editor too', async () => {
  const { network } = await opened()
  network.answers(CHANGE, elsewhere)
  await type(title(), 'Mine')
  await pass(1_000)
  await soon(() => findText('Use the other version'))
  const theirs = anArticle({ title: 'Theirs', description: '<p>Other words.</p>', version: 9 })
  network.answers(SHOW, ok(theirs))
  network.answers(CHANGE, ok({ ...theirs, version: 10 }))
  await click(findText('Use the other version'))
  await soon(() => expect(title().value).toBe('Theirs'))
  await soon(() => expect(find('[role=textbox][aria-multiline]').textContent).toBe('Other words.'))
})

test('a choice that fails is told, and both stay to be chosen', async () => {
  const { network } = await opened()
  network.answers(CHANGE, elsewhere)
  await type(title(), 'Mine')
  await pass(1_000)
  await soon(() => findText('Keep this version'))
  network.answers(SHOW, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Keep this version'))
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(findText('Use the other version')).toBeTruthy()
  expect(title().value).toBe('Mine')
})

test('what our team wrote stands above the article', async () => {
  await opened(anArticle({ status: [-1, 'Rejected'], review_reason: 'Please name your sources.' }))
  expect(text()).toContain('Our team asked for changes: Please name your sources.')
})

test.each([
  [false, 'Correct it and send it for review.', false],
  [true, 'You can object by the link in our email', true],
])(
  'why our team hid it, and how readers see it again, stand there too (by a report: %s)',
  async (by_report, way, cannot) => {
    const hiding = { by_report, reason: 'It names fees that are a year old.' }
    const may = ['edit', 'submit', 'trash']
    await opened(anArticle({ hidden: true, hiding, may }))
    expect(text()).toContain('Our team has hidden this article: It names fees that are a year old.')
    expect(text()).toContain(way)
    expect(findText('Send for review').closest('button')?.disabled).toBe(cannot)
  },
)

test('a hidden article is sent once something in it has changed', async () => {
  const hiding = { by_report: false, reason: 'It names fees that are a year old.' }
  await opened(aPublished({ hidden: true, hiding, path: null }))
  const send = () => findText('Send for review').closest('button')
  expect(send()?.disabled).toBe(true)
  expect(text()).toContain('Correct it and send it for review.')
  await type(title(), 'How to study in Canada, with the fees of this year')
  expect(send()?.disabled).toBe(false)
})

test('who sends a hidden article is not told that readers see an old version', async () => {
  const { network } = await opened(
    anArticle({
      hidden: true,
      hiding: { by_report: false, reason: null },
      changes: 'unsent',
      may: ['edit', 'submit'],
    }),
  )
  network.answers(SUBMIT, ok(anArticle({ hidden: true, changes: 'in_review' })))
  await click(findText('Send for review'))
  await soon(() =>
    expect(toasts()).toEqual(['success: Sent. Readers see it again once our team has approved it']),
  )
})

const aFile = (changes: Partial<OwnArticle['attachments'][number]> = {}) => ({
  id: '0190a0a0-0000-7000-8000-000000000072',
  name: 'checklist.pdf',
  media_type: 'application/pdf',
  size: 120_000,
  is_waiting: false,
  ...changes,
})

test('files are told with their size, or that they are being checked, and can be taken away', async () => {
  const waiting = aFile({ id: '0190a0a0-0000-7000-8000-000000000073', name: 'form.pdf', is_waiting: true })
  const { network } = await opened(anArticle({ attachments: [aFile(), waiting] }))
  await settings()
  expect(find('#files').textContent).toContain('checklist.pdf120\u00a0kB')
  expect(find('#files').textContent).toContain('form.pdfBeing checked for viruses')
  network.answers(
    `DELETE ${ARTICLE}/attachments/${aFile().id}`,
    ok(anArticle({ attachments: [waiting], version: 7 })),
  )
  await click(find('button[aria-label="Remove checklist.pdf"]'))
  await soon(() => expect(find('#files').textContent).not.toContain('checklist.pdf'))
  await type(title(), 'After it')
  await pass(1_000)
  await soon(() => expect(bodies(network.calls(CHANGE)).at(-1)).toMatchObject({ version: 7 }))
  await kept()
})

test('a file that could not be taken away stays, and it is told', async () => {
  const { network } = await opened(anArticle({ attachments: [aFile()] }))
  await settings()
  network.answers(
    `DELETE ${ARTICLE}/attachments/${aFile().id}`,
    refused(503, 'unavailable', 'We are back soon.'),
  )
  await click(find('button[aria-label="Remove checklist.pdf"]'))
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(find('#files').textContent).toContain('checklist.pdf')
})

test('no sixth file is asked for', async () => {
  const five = [1, 2, 3, 4, 5].map((n) => aFile({ id: `f${n}`, name: `${n}.pdf` }))
  await opened(anArticle({ attachments: five }))
  await settings()
  expect(find('#files').textContent).not.toContain('Add a file')
})

test('a cover is taken away by its button', async () => {
  const { network } = await opened(anArticle({ image: '/api/article-pictures/x.webp' }))
  network.answers(`DELETE ${ARTICLE}/cover`, ok(anArticle({ version: 8 })))
  expect(find('#cover label').textContent).toContain('Change cover')
  await click(findText('Remove', '#cover button'))
  await soon(() => expect(find('#cover label').textContent).toContain('Add a cover'))
})

test.each([
  [
    'in review',
    { status: [2, 'Pending'], may: ['withdraw'] },
    'Our team is checking this article.',
    'Withdraw',
    'withdraw',
  ],
  [
    'in the trash',
    { status: [-2, 'Trash'], may: ['restore'] },
    'This article is in the trash.',
    'Restore',
    'restore',
  ],
] as const)(
  'an article %s is read and not changed; its button gives it back',
  async (_where, changes, words, button, call) => {
    const { network } = await opened(anArticle(changes as never))
    expect(text()).toContain(words)
    expect(document.querySelector('[name=title]')).toBeNull()
    network.answers(`POST ${ARTICLE}/${call}`, ok(anArticle()))
    await click(findText(button))
    await soon(() => expect(title().value).toBe('How to study in Canada'))
  },
)

test('an article that is not there is asked for again', async () => {
  await openOwnPage(EditArticlePage, ARTICLE_AT, {
    pattern: '/p/agent/articles/:id',
    tell: (network) => network.answers(SHOW, refused(404, 'not_found', 'This article is not there.')),
  })
  await soon(() => expect(text()).toContain('This article is not there.'))
  expect(findText('Retry')).toBeTruthy()
})
