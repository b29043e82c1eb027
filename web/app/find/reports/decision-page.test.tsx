import type { ReportDecision } from '@sojourn/contract/talk/reports'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { complaints, labelled } from '../../../test/labelled.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import DecisionRoute, { clientLoader, meta } from './decision-page.tsx'

const OBJECT = 'POST /report-decisions/t0ken/objection'
const text = () => document.body.textContent ?? ''
const WHY = 'The text that was hidden is not mine at all.'

beforeAll(async () => void (await import('@sojourn/contract/talk/reports')))
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const aDecision = (changes: Partial<ReportDecision> = {}): ReportDecision => ({
  side: 'owner',
  kind: 'review',
  title: 'All went well',
  outcome: 'hidden',
  ground: 'terms',
  reason: 'It names a third person.',
  decided_at: '2026-03-09T12:00:00.000Z',
  may_object: true,
  objected_at: null,
  settlement: null,
  own_message: null,
  ...changes,
})

async function opened(changes: Partial<ReportDecision> = {}) {
  const network = falseNetwork()
  const route = { params: { token: 't0ken' }, loaderData: aDecision(changes), matches: [] }
  const Route = DecisionRoute as unknown as ComponentType<typeof route>
  await renderAt('/report-decisions/t0ken', <Route {...route} />)
  return network
}

test.each<[Partial<ReportDecision>, string, string]>([
  [{}, 'The review is hidden', 'Someone reported your review “All went well”.'],
  [{ side: 'reporter' }, 'The review is hidden', 'You reported “All went well”.'],
  [
    { outcome: 'nothing', ground: null, kind: 'article' },
    'The article stays as it is',
    'Someone reported your article',
  ],
])('%o is told as “%s”', async (changes, title, lead) => {
  await opened(changes)
  expect(find('h1').textContent).toBe(title)
  expect(text()).toContain(lead)
  expect(text()).toContain('decided on 9 Mar 2026.')
})

test.each([
  ['terms', 'It is against our terms.'],
  ['law', 'It is against the law.'],
] as const)('reasons stand with their ground %s, and that a person decided', async (ground, words) => {
  await opened({ ground })
  expect(text()).toContain(words)
  expect(find('blockquote').textContent).toBe('It names a third person.')
  expect(text()).toContain('No program took part in this decision.')
})

test('whoever wrote a hidden message reads its words and when they wrote them', async () => {
  await opened({
    ...{ kind: 'message', title: 'Marriage visa, SO-7K3M9QXA' },
    own_message: { text: 'Pay me outside.', at: '2026-03-01T12:00:00.000Z' },
  })
  expect(text()).toContain('Someone reported your message in “Marriage visa, SO-7K3M9QXA”.')
  expect(text()).toContain('Your message of 1 Mar 2026')
  expect(find('blockquote').textContent).toBe('Pay me outside.')
})

test('who may object reads their rights beside the form', async () => {
  await opened()
  expect(text()).toContain('You can object once, free of charge.')
  expect(text()).toContain('You may also turn to a certified dispute settlement body or to a court.')
})

test.each<[string, Partial<ReportDecision>]>([
  ['the decision did not go against them', { may_object: false }],
  ['an objection is with the team', { may_object: false, objected_at: '2026-03-10T12:00:00.000Z' }],
])('nobody objects where %s', async (_why, changes) => {
  await opened(changes)
  expect(document.querySelector('form')).toBeNull()
})

test('an objection that is with the team is told with its day', async () => {
  await opened({ may_object: false, objected_at: '2026-03-10T12:00:00.000Z' })
  expect(find('section[role=status]').textContent).toContain('It arrived on 10 Mar 2026.')
  expect(text()).toContain('both sides hear the answer by email')
})

test.each([
  ['upheld', 'After an objection: the decision stands'],
  ['reversed', 'After an objection: the decision is changed'],
] as const)(
  'an objection that was %s is told with its reasons and what is left to do',
  async (result, words) => {
    await opened({
      may_object: false,
      objected_at: '2026-03-10T12:00:00.000Z',
      settlement: { result, reason: 'We looked again.', at: '2026-03-12T12:00:00.000Z' },
    })
    expect(text()).toContain(words)
    expect(text()).toContain('We looked again.')
    expect(text()).toContain('Another member of our team answered on 12 Mar 2026.')
    expect(document.querySelector('section[role=status]')).toBeNull()
  },
)

test('an objection is sent once, and then told to be with the team', async () => {
  const network = await opened()
  const { reply, release } = held(
    ok(aDecision({ may_object: false, objected_at: '2026-03-10T12:00:00.000Z' })),
  )
  network.answers(OBJECT, reply)
  await type(labelled<HTMLTextAreaElement>('Why do you disagree?'), WHY)
  await click(findText('Send objection'))
  await click(findText('Send objection'))
  release()
  await eventually(() => expect(text()).toContain('An objection is with our team'))
  expect(network.calls(OBJECT).map(({ body }) => body)).toEqual([{ objection: WHY }])
  expect(document.querySelector('form')).toBeNull()
})

test('a few words are not enough, and stay', async () => {
  const network = await opened()
  await type(labelled<HTMLTextAreaElement>('Why do you disagree?'), 'No.')
  await click(findText('Send objection'))
  await eventually(() =>
    expect(complaints()).toEqual({
      objection: 'please tell us in at least 20 characters why you disagree',
    }),
  )
  expect(network.calls(OBJECT)).toHaveLength(0)
})

test('an objection that could not be sent is told, and its words stay', async () => {
  const network = await opened()
  network.answers(OBJECT, refused(409, 'too_late', 'The time to object is over.'))
  await type(labelled<HTMLTextAreaElement>('Why do you disagree?'), WHY)
  await click(findText('Send objection'))
  await eventually(() => expect(toasts()).toEqual(['error: The time to object is over.']))
  expect(labelled<HTMLTextAreaElement>('Why do you disagree?').value).toBe(WHY)
})

test('the link of the mail is asked for as it is, and no search engine keeps the page', async () => {
  const network = falseNetwork()
  network.answers('GET /report-decisions/t0ken', ok(aDecision()))
  const request = new Request('http://localhost/report-decisions/t0ken')
  const loaderData = await clientLoader({ params: { token: 't0ken' }, request } as never)
  expect(loaderData).toEqual(aDecision())
  const told = meta({ matches: [], location: { pathname: '/' }, loaderData } as never)
  expect(told).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta({ matches: [], location: { pathname: '/' } } as never)).toEqual([])
})
