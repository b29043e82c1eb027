import { articleMessages } from '@sojourn/contract/talk/article-words'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { may } from '../../platform/states/machine.ts'
import { type ArticleState, articleMachine, isPublished, RESTORE } from './article-state.ts'
import { viewOwnArticle, viewOwnCard } from './own-view.ts'
import { missingOf } from './reading/missing.ts'
import { excerptOf, minutesToRead, wordsOf } from './reading/words-of.ts'
import type { ArticleRow } from './store.ts'

const now = new Date('2026-11-20T09:00:00Z')
const [ONE, TWO] = ['0a1b2c3d-0000-4000-8000-000000000011', '0a1b2c3d-0000-4000-8000-000000000012'] as const
const COVER = '0a1b2c3d-0000-4000-8000-000000000002'
const TITLE = 'What to bring to your first appointment'
const row = (changed: Partial<ArticleRow> = {}) =>
  ({
    ...{ id: 'article-1', agent_id: 'agent-1', status: 'draft', version: 2, title: TITLE, category: 'Study' },
    ...{ html: '<p>Bring your passport.</p>', cover_id: COVER, service_ids: [TWO, ONE] },
    ...{ attachment_ids: ['f-2', 'f-1'], submitted_at: null, review_reason: null, reviewed_at: null },
    ...{ approved_at: null, published_at: null, hidden_at: null, trashed_at: null, trashed_from: null },
    ...{ created_at: now, updated_at: now, slug: null, likes: null, is_shown: null, username: null },
    ...changed,
  }) as unknown as ArticleRow

describe('what an agent can do with an article', () => {
  test.each([
    ['draft', ['edit', 'submit', 'trash']],
    ['pending', ['withdraw', 'trash']],
    ['rejected', ['edit', 'trash']],
    ['published', ['edit', 'unpublish', 'trash']],
    ['changing', ['edit', 'submit', 'discard', 'unpublish', 'trash']],
    ['changes_pending', ['withdraw', 'unpublish', 'trash']],
    ['changes_rejected', ['edit', 'discard', 'unpublish', 'trash']],
    ['trash', ['restore', 'erase']],
  ] as [ArticleState, string[]][])('that is %s: %j', (status, expected) => {
    expect(viewOwnCard(row({ status })).may).toEqual(expected)
  })

  test.each([
    ['pending', ['publish', 'reject']],
    ['changes_pending', ['publish', 'reject']],
    ['draft', []],
    ['published', []],
    ['trash', []],
  ] as [ArticleState, string[]][])('and our team with one that is %s: %j', (status, expected) => {
    expect(may(articleMachine, status, 'staff')).toEqual(expected)
  })

  test('whatever is thrown away comes back as what it was', () => {
    for (const [state, step] of Object.entries(RESTORE))
      expect(step).toMatchObject({ from: ['trash'], to: state })
  })

  test.each([
    ['published', true],
    ['changing', true],
    ['changes_pending', true],
    ['changes_rejected', true],
    ['draft', false],
    ['pending', false],
    ['rejected', false],
    ['trash', false],
  ] as [ArticleState, boolean][])('readers see one that is %s: %s', (status, expected) => {
    expect(isPublished(status)).toBe(expected)
  })
})

describe('an article in the list of its agent', () => {
  test.each([
    ['published', 'none'],
    ['changing', 'unsent'],
    ['changes_pending', 'in_review'],
    ['changes_rejected', 'rejected'],
    ['draft', 'none'],
  ] as [ArticleState, string][])('that is %s has changes: %s', (status, changes) => {
    expect(viewOwnCard(row({ status })).changes).toBe(changes)
  })

  test('has an address only while readers see it', () => {
    const live = { slug: 'first-appointment', username: 'amara' }
    expect(viewOwnCard(row({ ...live, is_shown: true })).path).toContain('first-appointment')
    expect(viewOwnCard(row({ ...live, is_shown: false })).path).toBeNull()
    expect(viewOwnCard(row({ is_shown: true, slug: null })).path).toBeNull()
  })

  test('of an agent without a name of their own is found under their number', () => {
    expect(viewOwnCard(row({ slug: 'first', is_shown: true, username: null })).path).toContain('agent-1')
  })

  test('in the trash says when it is erased', () => {
    expect(viewOwnCard(row({ status: 'trash', trashed_at: now })).erased_at).toBe(
      new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    )
    expect(viewOwnCard(row()).erased_at).toBeNull()
  })

  test('says that our team hid it, and why it was sent back', () => {
    expect(viewOwnCard(row({ hidden_at: now, review_reason: 'It promises a visa.' }))).toMatchObject({
      ...{ hidden: true, review_reason: 'It promises a visa.', likes: 0 },
    })
  })
})

describe('an article its agent writes', () => {
  const services = [
    { id: ONE, title: 'One' },
    { id: TWO, title: 'Two' },
  ] as never[]
  const attachments = [
    { id: 'f-1', file_name: 'one.pdf', media_type: 'application/pdf', size: 1, scan: 'clean' },
    { id: 'f-2', file_name: 'two.pdf', media_type: 'application/pdf', size: 2, scan: 'waiting' },
  ] as never[]
  const view = (changed: Partial<ArticleRow> = {}) =>
    viewOwnArticle(row(changed), { services, attachments, trusted: false, hiding: null })

  test('has services and files in the order they were put', () => {
    const seen = view()
    expect(seen.services.map(({ id }) => id)).toEqual([TWO, ONE])
    expect(seen.attachments.map(({ id, is_waiting }) => [id, is_waiting])).toEqual([
      ['f-2', true],
      ['f-1', false],
    ])
  })

  test('leaves out a service that is put away', () => {
    expect(view({ service_ids: ['gone', ONE] }).services.map(({ id }) => id)).toEqual([ONE])
  })

  test('with everything there misses nothing', () => {
    expect(view()).toMatchObject({ missing: [], trusted: false, reading_minutes: 1 })
  })
})

describe('what stands between an article and its readers', () => {
  const missing = (changed: object = {}, services = ['0a1b2c3d-0000-4000-8000-000000000001']) =>
    missingOf(
      { title: TITLE, category: 'Study', html: '<p>Words.</p>', cover_id: COVER, ...changed },
      services,
    )

  test.each([
    ['no title', { title: '' }, 'title', articleMessages.title],
    ['a short one', { title: 'Papers' }, 'title', articleMessages.titleShort],
    ['a long one', { title: 'Papers '.repeat(12) }, 'title', articleMessages.titleLong],
    ['no category', { category: null }, 'category', articleMessages.category],
    ['no words', { html: '<p> </p><figure></figure>' }, 'description', articleMessages.description],
    ['no cover', { cover_id: null }, 'cover', articleMessages.cover],
  ])('%s', (_name, changed, field, message) => {
    expect(missing(changed)).toEqual([{ field, message }])
  })

  test('no service that is offered', () => {
    expect(missing({}, [])).toEqual([{ field: 'services', message: articleMessages.services }])
  })

  test('everything at once, one sentence a field', () => {
    const all = missing({ title: '', category: null, html: '', cover_id: null }, [])
    expect(all.map(({ field }) => field).toSorted()).toEqual([
      ...['category', 'cover', 'description', 'services', 'title'],
    ])
  })
})

describe('the words of an article', () => {
  test.each([
    ['<p>One <strong>t</strong>wo.</p><p>Three</p>', ['One', 'two.', 'Three']],
    ['<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
    ['<p></p>', []],
    ['', []],
  ])('%s', (html, words) => {
    expect(wordsOf(html)).toEqual(words)
  })

  test.each([
    [1, 1],
    [220, 1],
    [330, 2],
    [660, 3],
  ])('%i of them are read in %i minutes', (count, minutes) => {
    expect(minutesToRead(`<p>${'word '.repeat(count)}</p>`)).toBe(minutes)
  })

  test('begin a card, headings left out, cut at a word', () => {
    expect(excerptOf('<h2>Papers</h2><p>Bring them.</p>')).toBe('Bring them.')
    expect(excerptOf('', 'Only a lead.')).toBe('Only a lead.')
    const long = excerptOf(`<p>${'some words '.repeat(60)}</p>`)
    expect(long.length).toBeLessThanOrEqual(320)
    expect(long).toMatch(/(some|words)$/)
  })
})
