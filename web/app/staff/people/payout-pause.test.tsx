import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aFreePlan, aPerson, openPerson, PAUSE, PERSON_ID } from '../../../test/staff-people.tsx'

const PAUSE_IT = `POST /staff/people/${PERSON_ID}/payout-pause`
const RESUME = `DELETE /staff/people/${PERSON_ID}/payout-pause`
const agent = () => aPerson({ plan: aFreePlan })
const paused = {
  reason: 'Three chargebacks in a week.',
  since: '2026-11-01T10:00:00.000Z',
  stopped: null,
  money: [],
}
const running = { reason: null, since: null, stopped: null, money: [] }

test('who is no agent has no payouts to pause', async () => {
  const { network } = await openPerson(aPerson())
  expect(network.calls(PAUSE)).toEqual([])
  expect(text()).not.toContain('Pause payouts')
})

test('an agent who is staff’s own reader is not asked about', async () => {
  const { network } = await openPerson(agent(), PERSON_ID)
  expect(network.calls(PAUSE)).toEqual([])
})

test('who pauses payouts writes what the agent reads, once', async () => {
  const { network } = await openPerson(agent())
  await eventually(() => findText('Pause payouts'))
  expect(text()).toContain('While payouts are paused, earnings still add up.')
  const answer = held(ok(paused))
  network.answers(PAUSE_IT, answer.reply)
  network.answers(PAUSE, ok(paused))
  await click(findText('Pause payouts'))
  expect(noteOf('Reason')).toContain('The agent sees this text in their wallet and by email.')
  await fill('Reason', paused.reason)
  await click(inDialog('Pause payouts'))
  await eventually(() => expect(network.calls(PAUSE_IT)).toHaveLength(1))
  await click(inDialog('Pause payouts'))
  answer.release()
  await eventually(() => expect(text()).toContain('Paused since'))
  expect(toasts()).toEqual(['success: Payouts are paused'])
  expect(network.calls(PAUSE_IT).map(({ body }) => body)).toEqual([{ reason: paused.reason }])
  expect(isAsked()).toBe(false)
})

test('payouts are not paused without a reason, and a refusal is told beside it', async () => {
  const { network } = await openPerson(agent())
  await eventually(() => findText('Pause payouts'))
  network.answers(PAUSE_IT, refused(409, 'not_now', 'Their payouts are paused already.'))
  await click(findText('Pause payouts'))
  await click(inDialog('Pause payouts'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason'))
  expect(network.calls(PAUSE_IT)).toEqual([])
  await fill('Reason', 'Chargebacks')
  await click(inDialog('Pause payouts'))
  await eventually(() => expect(dialog().textContent).toContain('Their payouts are paused already.'))
})

test('staff read why payouts are paused, and let them go on', async () => {
  const { network } = await openPerson(agent())
  await eventually(() => findText('Pause payouts'))
  network.answers(PAUSE_IT, ok(paused))
  network.answers(PAUSE, ok(paused), ok(running))
  await click(findText('Pause payouts'))
  await fill('Reason', paused.reason)
  await click(inDialog('Pause payouts'))
  await eventually(() => findText('Resume payouts'))
  expect(text()).toContain(paused.reason)
  expect(find(`time[datetime="${paused.since}"]`)).toBeTruthy()
  expect(buttons()).not.toContain('Pause payouts')
  network.answers(RESUME, () => new Response(null, { status: 204 }))
  await click(findText('Resume payouts'))
  await eventually(() => findText('Pause payouts'))
  expect(network.calls(RESUME)).toHaveLength(1)
  expect(toasts().at(-1)).toBe('success: Payouts go on')
})

test('staff read what is the agent’s and what else stops their payouts', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const { network } = await openPerson(agent())
  await eventually(() => findText('Pause payouts'))
  const stopped = {
    ...{ reason: null, since: null, stopped: 'This agent is suspended.' },
    money: [{ available: usd(325_00), on_its_way: usd(100_00) }],
  }
  network.answers(PAUSE_IT, ok(paused))
  network.answers(PAUSE, ok(stopped))
  await click(findText('Pause payouts'))
  await fill('Reason', paused.reason)
  await click(inDialog('Pause payouts'))
  await eventually(() => expect(text()).toContain('Nothing is paid out now. This agent is suspended.'))
  expect(text()).toContain('$325.00 can be withdrawn, $100.00 is on its way.')
})
