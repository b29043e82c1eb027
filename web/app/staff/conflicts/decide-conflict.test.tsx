import { expect, test } from 'vitest'
import { cut, held, ok, refused } from '../../../test/network.ts'
import { dialog, field, fill, inDialog, isAsked, noteOf, text, tick } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import {
  aClaim,
  aConflict,
  CONFLICT,
  CONFLICT_ID,
  DIVISION,
  openConflict,
  priceOf,
  refundOf,
} from '../../../test/staff-conflicts.tsx'

const DECISION = `POST /staff/conflicts/${CONFLICT_ID}/decision`
const APPROVAL = `POST /staff/conflicts/${CONFLICT_ID}/approval`
const WHY = 'The agent filed nothing in three weeks.'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const send = () => click(find('form[aria-label=Answer] [type=submit]'))
const decide = async () => {
  await send()
  await click(inDialog('Decide'))
}
const taken = () => aConflict({ claim: aClaim(true) })
const decided = () =>
  aConflict(
    { stage: 'decided', claim: null },
    {
      stage: 'decided',
      decision: {
        amount: usd(30_000),
        ...{ refund: refundOf(30_000), agent: priceOf(30_000, 16_000) },
        reason: WHY,
        at: '2026-11-02T09:00:00.000Z',
        appeal_until: null,
      },
    },
  )

test.each<[string, Parameters<typeof aConflict>, boolean]>([
  ['who has taken it', [{ claim: aClaim(true) }], true],
  ['who has not taken it', [{}], false],
  ['who sees that a colleague has it', [{ claim: aClaim(false) }], false],
  ['who may not', [{ claim: aClaim(true), closed_to_you: 'You decided this before.', may: [] }], false],
  ['who sees both sides still talk', [{ claim: aClaim(true), stage: 'direct', may: [] }], false],
  ['who sees it is closed', [{ claim: aClaim(true), stage: 'closed', may: [] }], false],
  ['who sees the bank decides', [{ claim: aClaim(true), may: [] }, { with_bank: true }], false],
])('%s can decide: %#', async (_, given, can) => {
  await openConflict(aConflict(...given))
  expect(text().includes('Your answer')).toBe(can)
})

test('while both sides can still answer our proposal, only another one is offered', async () => {
  await openConflict(
    aConflict({ claim: aClaim(true), may: ['propose'], decide_from: '2026-11-03T10:00:00.000Z' }),
  )
  expect(find<HTMLInputElement>('input[value=decide]').disabled).toBe(true)
  expect(find<HTMLInputElement>('input[value=propose]').disabled).toBe(false)
  expect(text()).toMatch(/Both sides can answer our proposal until .*3 Nov 2026.*You can decide then/)
})

test('the refund begins with what the terms of the order give', async () => {
  await openConflict(taken())
  expect(field('Refund').value).toBe('250.00')
  expect(text()).toContain('At most $500.00.')
  expect(text()).toContain('$500.00 can be refunded. By the refund terms of the order it would be $250.00.')
})

test('before it is sent, whoever decides reads who would get what of the amount they typed', async () => {
  const { network } = await openConflict(taken())
  const half =
    'The client gets $250.00 to their card. Of the price of $500.00, $250.00 goes back to the client, '
  await eventually(() =>
    expect(text()).toContain(`${half}$50.00 is our commission and $200.00 is the agent’s.`),
  )
  await fill('Refund', '300')
  expect(text()).not.toContain(half)
  await eventually(() => expect(text()).toContain('$40.00 is our commission and $160.00 is the agent’s.'))
  await fill('Refund', '500.01')
  await eventually(() => expect(text()).not.toContain('is our commission'))
  expect(text()).toContain('At most $500.00.')
  expect(text()).not.toContain('The agent gets the rest')
  expect(network.calls(DIVISION).map(({ query }) => query.get('amount'))).toEqual(['25000', '30000'])
})

test('the amount above which a colleague must agree is named', async () => {
  await openConflict(taken())
  expect(text()).toContain('Above $1,000.00 a colleague must agree.')
})

test.each([
  ['Propose', 'propose', '300', 30_000],
  ['Decide', 'decide', '0', 0],
  ['Decide', 'decide', '1,250.50', 125_050],
])('"%s" of %s with %s sends %i cents', async (label, step, typed, amount) => {
  const { network } = await openConflict(aConflict({ claim: aClaim(true), refundable: usd(200_000) }))
  network.answers(DECISION, ok(decided()))
  network.answers(CONFLICT, ok(decided()))
  await tick(label)
  await fill('Refund', typed)
  await fill('Reasons', WHY)
  await (step === 'decide' ? decide() : send())
  await eventually(() => expect(toasts()).toEqual(['success: Both sides are told by email']))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([{ step, amount, reason: WHY }])
  expect(text()).not.toContain('Your answer')
  expect(text()).toContain('The client gets $300.00 to their card.')
})

test('the answer to an appeal is final: it says so, and asks before it goes out', async () => {
  const appealed = aConflict(
    { claim: aClaim(true) },
    { appeal: { text: 'The file was never sent.', at: '2026-11-03T09:00:00.000Z' } },
  )
  const { network } = await openConflict(appealed)
  network.answers(DECISION, ok(decided()))
  network.answers(CONFLICT, ok(decided()))
  expect(text()).toContain('A decision about an appeal is final.')
  expect(text()).toContain('It is done at once, and cannot be appealed.')
  expect(text()).not.toMatch(/can be appealed once|time to appeal is over/)
  await tick('Decide')
  await fill('Reasons', WHY)
  await send()
  await eventually(() => expect(dialog().textContent).toContain('neither side can appeal again'))
  await click(inDialog('Cancel'))
  expect(network.calls(DECISION)).toEqual([])
  expect(field('Reasons').value).toBe(WHY)
  await decide()
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
})

test('who decides reads on the button who gets what, and confirms the sum before it goes out', async () => {
  const { network } = await openConflict(aConflict({ claim: aClaim(true), second_above: usd(20_000) }))
  network.answers(DECISION, ok(decided()))
  network.answers(CONFLICT, ok(decided()))
  const name = () => find('form[aria-label=Answer] [type=submit]').textContent
  expect(name()).toBe('Send')
  await tick('Decide')
  await eventually(() => expect(name()).toBe('Decide: $250.00 to the client, $200.00 to the agent'))
  await send()
  expect(isAsked()).toBe(false)
  await fill('Reasons', WHY)
  await send()
  await eventually(() =>
    expect(dialog().textContent).toContain('The client gets$250.00The agent gets$200.00Our commission$50.00'),
  )
  expect(dialog().textContent).toContain('Decide this conflict?')
  expect(dialog().textContent).toContain('Nothing happens until a colleague agrees.')
  await click(inDialog('Cancel'))
  expect(network.calls(DECISION)).toEqual([])
  await tick('Propose')
  expect(name()).toBe('Send')
  await tick('Decide')
  await decide()
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
})

test('a proposal after an appeal is not asked about: both sides answer it', async () => {
  const { network } = await openConflict(
    aConflict(
      { claim: aClaim(true) },
      { appeal: { text: 'The file was never sent.', at: '2026-11-03T09:00:00.000Z' } },
    ),
  )
  network.answers(DECISION, ok(decided()))
  await tick('Propose')
  await fill('Reasons', WHY)
  await send()
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
})

test('a decision about an order in yen begins and goes out in yen', async () => {
  const yen = { amount: 50_000, currency: 'JPY' }
  const { network } = await openConflict(
    aConflict({ claim: aClaim(true), refundable: yen }, { refundable: yen, suggested: yen }),
  )
  network.answers(DECISION, ok(decided()))
  network.answers(CONFLICT, ok(decided()))
  expect(field('Refund').value).toBe('50,000')
  await tick('Decide')
  await fill('Refund', '25000')
  await fill('Reasons', WHY)
  await decide()
  await eventually(() => expect(network.calls(DECISION)[0]?.body).toMatchObject({ amount: 25_000 }))
})

test('nothing is sent before step, amount and reasons are there', async () => {
  const { network } = await openConflict(taken())
  await fill('Refund', 'half')
  await fill('Reasons', 'Late.')
  await send()
  await eventually(() => expect(noteOf('Refund')).toBe('please enter an amount'))
  expect(noteOf('Reasons')).toBe('please give a reason of at least 20 characters')
  expect(text()).toContain('please choose one')
  expect(network.calls(DECISION)).toEqual([])
})

test('a second press while it is sent sends nothing', async () => {
  const { network } = await openConflict(taken())
  const answer = held(ok(decided()))
  network.answers(DECISION, answer.reply)
  await tick('Decide')
  await fill('Refund', '250')
  await fill('Reasons', WHY)
  await decide()
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
  await send()
  answer.release()
  await eventually(() => expect(toasts()).toHaveLength(1))
  expect(network.calls(DECISION)).toHaveLength(1)
})

test('who lost the conflict to a colleague is told, and the page shows how it stands', async () => {
  const { network } = await openConflict(taken())
  network.answers(DECISION, refused(409, 'not_now', 'Sanna Keller has this conflict.'))
  network.answers(CONFLICT, ok(aConflict({ claim: aClaim(false) })))
  await tick('Decide')
  await fill('Reasons', WHY)
  await decide()
  await eventually(() => expect(text()).toContain('Sanna Keller has this conflict until'))
  expect(toasts()).toEqual(['error: Sanna Keller has this conflict.'])
})

test('a refund above the price is told at the amount before anything is asked or sent', async () => {
  const { network } = await openConflict(taken())
  await tick('Decide')
  await fill('Refund', '900')
  await fill('Reasons', WHY)
  await send()
  await eventually(() => expect(noteOf('Refund')).toBe('please enter at most $500.00'))
  expect(isAsked()).toBe(false)
  expect(network.calls(DECISION)).toEqual([])
})

test('a refund that has become too much is refused at the amount, and the reasons stay', async () => {
  const { network } = await openConflict(taken())
  const errors = [{ field: 'amount', message: 'please enter at most $400.00' }]
  network.answers(DECISION, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await tick('Decide')
  await fill('Refund', '450')
  await fill('Reasons', WHY)
  await decide()
  await eventually(() => expect(noteOf('Refund')).toBe('please enter at most $400.00'))
  expect(field('Reasons').value).toBe(WHY)
  expect(field('Refund').value).toBe('450')
})

const pending = () => aConflict({ stage: 'approval', pending_decision: { amount: usd(48_000), reason: WHY } })

test.each([
  ['Agree', true],
  ['Send back', false],
])('a colleague who answers "%s" to a large amount answers once', async (name, agrees) => {
  const { network } = await openConflict(pending())
  expect(text()).toContain('A colleague decided: $480.00 to the client')
  const answer = held(ok(decided()))
  network.answers(APPROVAL, answer.reply)
  network.answers(CONFLICT, ok(decided()))
  await click(findText(name))
  await click(findText(name))
  answer.release()
  await eventually(() => expect(text()).not.toContain('Second approval'))
  expect(network.calls(APPROVAL).map(({ body }) => body)).toEqual([{ agrees }])
})

test('who decided does not approve it', async () => {
  await openConflict({ ...pending(), closed_to_you: 'A colleague has to agree to what you decided.' })
  expect(text()).toContain('A colleague has to agree to what you decided.')
  expect(text()).not.toContain('Second approval')
})

test('an approval that came too late is told, and the page shows how it stands', async () => {
  const { network } = await openConflict(pending())
  network.answers(APPROVAL, refused(409, 'not_now', 'It is decided already.'))
  network.answers(CONFLICT, ok(decided()))
  await click(findText('Agree'))
  await eventually(() => expect(text()).toContain('Decided, can be appealed'))
  expect(toasts()).toEqual(['error: It is decided already.'])
})

test('a network that comes back in time is nothing to tell', async () => {
  const { network } = await openConflict(pending())
  network.answers(APPROVAL, cut, ok(decided()))
  await click(findText('Agree'))
  await eventually(() => expect(find('[aria-busy]')).toBeTruthy())
  await eventually(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(toasts()).toEqual([])
})
