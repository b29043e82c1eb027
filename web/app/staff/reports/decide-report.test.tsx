import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { dialog, field, fill, inDialog, isAsked, noteOf, text, tick } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aDecision, aReport, openReport, ownClaim, REPORT, REPORT_ID } from '../../../test/staff-reports.tsx'

const DECISION = `POST /staff/reports/${REPORT_ID}/decision`
const ANSWER = `POST /staff/reports/${REPORT_ID}/answer`
const WHY = 'It promises what nobody can keep.'
const taken = () => aReport({ status: 'claimed', claim: ownClaim })
const decided = () => aReport({ status: 'decided', outcome: 'hidden', decision: aDecision('hidden') })
const isDisabled = (name: string) => findText(name).hasAttribute('disabled')

test('nothing can be sent before one is chosen; hiding asks what it breaks', async () => {
  await openReport(taken())
  expect(isDisabled('Send decision')).toBe(true)
  await tick('Leave it')
  expect(isDisabled('Send decision')).toBe(false)
  expect(text()).not.toContain('What it breaks')
  await tick('Hide it')
  expect(text()).toContain('What it breaks')
  findText('Hide the service')
})

test.each([
  ['service', 'It leaves the market at once. Its agent cannot publish it again. Paid orders go on.'],
  ['review', 'It leaves the profile, the rating and the count at once.'],
  ['article', 'Nobody finds or opens it any more.'],
  ['message', 'Both sides read that our team has hidden it.'],
] as const)('who hides a %s reads what that does', async (kind, words) => {
  await openReport({ ...taken(), kind })
  expect(text()).toContain(words)
})

test('who hides it says what it breaks and why, once', async () => {
  const { network } = await openReport(taken())
  const answer = held(ok(decided()))
  network.answers(DECISION, answer.reply)
  network.answers(REPORT, ok(decided()))
  await tick('Hide it')
  await fill('Reasons', WHY)
  await click(findText('Hide the service'))
  await eventually(() => expect(text()).toContain('please choose what it breaks'))
  expect(network.calls(DECISION)).toEqual([])
  await tick('It is against our terms')
  await click(findText('Hide the service'))
  expect(dialog().textContent).toContain('It leaves the market at once.')
  await click(inDialog('Cancel'))
  expect(network.calls(DECISION)).toEqual([])
  await click(findText('Hide the service'))
  await click(inDialog('Hide the service'))
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
  expect(isAsked()).toBe(false)
  answer.release()
  await eventually(() => expect(text()).toContain('Hidden: it is against our terms'))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([
    { outcome: 'hidden', ground: 'terms', reason: WHY },
  ])
  expect(toasts()).toEqual(['success: The report is decided, and both sides are told by email'])
  expect(text()).not.toContain('Your decision')
})

test('who leaves it sends no ground, even one chosen before', async () => {
  const { network } = await openReport(taken())
  network.answers(DECISION, ok(decided()))
  await tick('Hide it')
  await tick('It is against the law')
  await tick('Leave it')
  await fill('Reasons', WHY)
  await click(findText('Send decision'))
  await eventually(() =>
    expect(network.calls(DECISION)[0]?.body).toEqual({ outcome: 'nothing', reason: WHY }),
  )
})

test('a decision a colleague took first is told, and the page shows it', async () => {
  const { network } = await openReport(taken())
  network.answers(DECISION, refused(409, 'not_now', 'Bo Lind has decided it.'))
  network.answers(REPORT, ok(decided()))
  await tick('Leave it')
  await fill('Reasons', WHY)
  await click(findText('Send decision'))
  await eventually(() => expect(text()).toContain('The decision'))
  expect(toasts()).toEqual(['error: Bo Lind has decided it.'])
})

test('a decision that was begun is there again after a reload, and can be sent', async () => {
  await openReport(taken())
  await tick('Hide it')
  await tick('It is against the law')
  await fill('Reasons', WHY)
  await eventually(() => {
    const kept = JSON.stringify({ ...localStorage })
    for (const typed of ['hidden', 'law', WHY]) expect(kept).toContain(typed)
  })
  document.body.replaceChildren()
  const { network } = await openReport(taken())
  network.answers(DECISION, ok(decided()))
  await eventually(() => {
    expect(field('Reasons').value).toBe(WHY)
    expect(field('Hide it').checked).toBe(true)
    expect(field('It is against the law').checked).toBe(true)
  })
  expect(isDisabled('Hide the service')).toBe(false)
  await click(findText('Hide the service'))
  await click(inDialog('Hide the service'))
  await eventually(() =>
    expect(network.calls(DECISION)[0]?.body).toEqual({ outcome: 'hidden', ground: 'law', reason: WHY }),
  )
})

const objected = (outcome: 'nothing' | 'hidden', kind: 'service' | 'article' = 'service') =>
  aReport({
    kind,
    status: 'appealed',
    outcome,
    decision: aDecision(outcome),
    objection: { side: 'owner', text: 'I can prove it.', at: '2026-11-03T10:00:00.000Z' },
  })

test.each([
  [objected('hidden'), 'Show it again', 'It stays hidden.', 'Its agent may publish it again.'],
  [objected('hidden', 'article'), 'Show it again', 'It stays hidden.', 'Everyone can see it again, at once.'],
  [objected('nothing'), 'Hide it after all', 'It stays as it is.', 'It leaves the market at once.'],
])('who answers an objection reads what each answer does: %#', async (report, label, stands, turned) => {
  await openReport(report)
  expect(text()).toContain('Whoever wrote it objects')
  expect(text()).toContain('I can prove it.')
  expect(field(label)).toBeTruthy()
  expect(text()).toContain(stands)
  expect(text()).toContain(turned)
})

test.each([
  ['The decision stands', 'upheld'],
  ['Show it again', 'reversed'],
])('"%s" is sent as %s, with the reasons', async (label, result) => {
  const { network } = await openReport(objected('hidden'))
  const settled = aReport({
    status: 'settled',
    outcome: 'hidden',
    settlement: result === 'upheld' ? 'upheld' : 'reversed',
    decision: aDecision('hidden'),
    answer: {
      result: result === 'upheld' ? 'upheld' : 'reversed',
      reason: WHY,
      by: null,
      at: aReport().created_at,
    },
  })
  network.answers(ANSWER, ok(settled))
  network.answers(REPORT, ok(settled))
  await tick(label)
  await fill('Reasons', WHY)
  await click(findText('Send answer'))
  await eventually(() => expect(text()).toContain('The answerA former colleague'))
  expect(network.calls(ANSWER).map(({ body }) => body)).toEqual([{ result, reason: WHY }])
  expect(toasts()).toEqual(['success: The objection is answered by email'])
  expect(text()).not.toContain('Your answer')
})

test('an objection is not answered without an answer and its reasons', async () => {
  const { network } = await openReport(objected('hidden'))
  await fill('Reasons', 'No.')
  await click(findText('Send answer'))
  await eventually(() => expect(noteOf('Reasons')).toBe('please give a reason of at least 20 characters'))
  expect(text()).toContain('please choose one')
  expect(network.calls(ANSWER)).toEqual([])
})
