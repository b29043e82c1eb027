import { PAYMENT_ALARM_KINDS, type PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { expect, test } from 'vitest'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
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
  tick,
} from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { ALARM_ID, aLedger, anAlarm, usd } from '../../../test/staff-money.ts'
import { alarmWords } from './alarm-words.ts'
import LedgerPage from './ledger-page.tsx'

const ALARMS = 'GET /staff/payment-alarms'
const SETTLE = `POST /staff/payment-alarms/${ALARM_ID}/settlement`
const settled = () => new Response(null, { status: 204 })

async function opened(...alarms: PaymentAlarm[]) {
  const network = falseNetwork()
  network.answers('GET /staff/ledger', ok(aLedger()))
  network.answers(ALARMS, listOf(...alarms))
  await openPage(LedgerPage, '/p/staff/ledger')
  await eventually(() => expect(text()).toMatch(/Resolve|No payments need attention\./))
  return network
}

test('where nothing is the matter, that is said', async () => {
  await opened()
  expect(text()).toContain('No payments need attention.')
})

test.each(PAYMENT_ALARM_KINDS)('of %s staff read what happened and what to do', (kind) => {
  const { what, advice } = alarmWords(kind)
  expect(what).not.toContain('_')
  expect(advice).toMatch(/\.$/)
})

test.each(['brand_new_kind', 'constructor'])('a kind of a newer release, %s, has its own name', (kind) => {
  expect(alarmWords(kind).advice).toBe('')
  expect(alarmWords(kind).what).toBe(kind === 'constructor' ? 'Constructor' : 'Brand new kind')
})

test('an alert names its payment and who paid, and shows amounts as amounts', async () => {
  await opened(
    anAlarm({ details: { agreed: '54000', charged: '5400', currency: 'USD', processor_state: 'succeeded' } }),
  )
  expect(text()).toContain('A payment was made with a different amount than agreed')
  expect(text()).toContain('PAY-7K3M9QXA, Study permit, by Ngozi Traveller')
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(text()).toContain('Agreed: $540.00, Charged: $54.00, Processor state: succeeded, Processor ID: ch_1')
  expect(buttons('ul')).toEqual(['Resolve PAY-7K3M9QXA'])
})

test.each(['refund_failed', 'refund_returned'] as const)(
  'a refund that did not reach its card leads to where it is answered, not to a second refund: %s',
  async (kind) => {
    await opened(anAlarm({ kind }))
    expect(linkTo('Refunds that did not arrive')).toBe('/p/staff/refunds')
    expect(text()).not.toMatch(/ Refund them on|refund them another way/)
    expect(text()).toContain('The alert closes by itself.')
  },
)

test('an alert without a payment of ours goes by the number of the processor', async () => {
  await opened(anAlarm({ payment: null, details: { amount: '100' } }))
  expect(text()).toContain('Not linked to a payment here')
  expect(text()).toContain('Amount: 100, Processor ID: ch_1')
  expect(buttons('ul')).toEqual(['Resolve ch_1'])
})

test('who resolves an alert writes what they found, once, and it is gone', async () => {
  const network = await opened(anAlarm())
  const answer = held(settled)
  network.answers(SETTLE, answer.reply)
  await click(findText('Resolve PAY-7K3M9QXA'))
  expect(dialog().textContent).toContain('What did you find?')
  expect(dialog().textContent).toContain('A payment was made with a different amount than agreed. Check it')
  await click(inDialog('Resolve'))
  await eventually(() => expect(noteOf('What you found and did')).toBe('please say what you found and did'))
  await fill('What you found and did', ' Refunded by hand. ')
  await click(inDialog('Resolve'))
  await eventually(() => expect(network.calls(SETTLE)).toHaveLength(1))
  await click(inDialog('Resolve'))
  network.answers(ALARMS, listOf())
  answer.release()
  await eventually(() => expect(text()).toContain('No payments need attention.'))
  expect(network.calls(SETTLE).map(({ body }) => body)).toEqual([{ note: 'Refunded by hand.' }])
  expect(toasts()).toEqual(['success: The alert is resolved'])
  expect(network.calls('GET /staff/ledger')).toHaveLength(2)
})

test.each([
  ['lost', ['order', 'us'], 'Who bears the $500.00 that the bank took?', 'We bear it'],
  ['won', ['payer', 'us'], 'Who gets the $500.00 that the bank gave back?', 'We have it'],
] as const)(
  'whoever resolves what a bank %s anew says who bears it, once',
  async (end, bearers, question, us) => {
    const network = await opened(
      anAlarm({ kind: 'dispute_by_hand', to_book: { end, amount: usd(500_00), bearers: [...bearers] } }),
    )
    network.answers(SETTLE, settled)
    await click(findText('Resolve PAY-7K3M9QXA'))
    expect(dialog().textContent).toContain(question)
    expect(dialog().querySelectorAll('input[type=radio]')).toHaveLength(bearers.length)
    await fill('What you found and did', 'The appeal is decided.')
    await click(inDialog('Resolve'))
    expect(network.calls(SETTLE)).toEqual([])
    await tick(us)
    await click(inDialog('Resolve'))
    await eventually(() => expect(network.calls(SETTLE)).toHaveLength(1))
    expect(network.calls(SETTLE)[0]?.body).toEqual({ note: 'The appeal is decided.', bearer: 'us' })
  },
)

test('an alert a colleague resolved meanwhile is told, and the note stays', async () => {
  const network = await opened(anAlarm())
  network.answers(SETTLE, refused(409, 'not_now', 'Bo Lind has resolved it.'))
  await click(findText('Resolve PAY-7K3M9QXA'))
  await fill('What you found and did', 'Refunded by hand.')
  await click(inDialog('Resolve'))
  await eventually(() => expect(dialog().textContent).toContain('Bo Lind has resolved it.'))
  expect(field('What you found and did').value).toBe('Refunded by hand.')
  await click(inDialog('Cancel'))
  expect(isAsked()).toBe(false)
})

test('older alerts come on request, and each is resolved by its own number', async () => {
  const network = falseNetwork()
  network.answers('GET /staff/ledger', ok(aLedger({ held: [{ account: 'escrow', amount: usd(1) }] })))
  const older = anAlarm({ id: '0190a0a0-0000-7000-8000-0000000000ff', payment: null, processor_id: 'ch_2' })
  network.answers(ALARMS, ok({ items: [anAlarm()], pagination: { next_cursor: 'c2' } }), listOf(older))
  await openPage(LedgerPage, '/p/staff/ledger')
  await eventually(() => findText('Load more'))
  await click(findText('Load more'))
  await eventually(() => findText('Resolve ch_2'))
  expect(network.calls(ALARMS)[1]?.query.get('cursor')).toBe('c2')
  network.answers(`POST /staff/payment-alarms/${older.id}/settlement`, settled)
  await click(findText('Resolve ch_2'))
  await fill('What you found and did', 'Nothing of ours.')
  await click(inDialog('Resolve'))
  await eventually(() => expect(toasts()).toEqual(['success: The alert is resolved']))
})
