import type { FactsOfVisa } from '@sojourn/contract/desk/staff-facts'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import {
  choose,
  dialog,
  field,
  fill,
  inDialog,
  isAsked,
  noteOf,
  text,
  tick,
} from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aFact, factsOf, OF_VISA, openFacts, SOURCE, VISA } from '../../../test/staff-facts.tsx'

const CORRECT = 'PUT /staff/facts'
const WHY = 'The page of the authority says so now.'

async function correcting(name: string, known: FactsOfVisa = factsOf()) {
  const { network } = await openFacts(known)
  network.answers(CORRECT, ok(known))
  await click(findText(name))
  return network
}

async function sent(network: Awaited<ReturnType<typeof correcting>>) {
  await fill('Checked on', '2026-11-01')
  await fill('Reason', WHY)
  await click(inDialog('Save fact'))
  await eventually(() => expect(network.calls(CORRECT)).toHaveLength(1))
  return network.calls(CORRECT)[0]?.body as { value: unknown }
}

test('a fact that is added begins at the official page, and says which visa and fact it is of', async () => {
  const network = await correcting('Add Work')
  expect(dialog().textContent).toContain('Work')
  expect(field('Source').value).toBe('https://www.canada.ca/permit')
  await choose('Answer', 'With limits')
  expect(await sent(network)).toEqual({
    visa: VISA,
    fact: 'may_work',
    value: 'limited',
    source: 'https://www.canada.ca/permit',
    checked: '2026-11-01',
    reason: WHY,
  })
  expect(toasts()).toEqual(['success: The fact is corrected'])
  await eventually(() => expect(isAsked()).toBe(false))
})

test('a fact left as it is with a new day is confirmed: its value, note and source go as they were', async () => {
  const money = { amount: 2_063_500, currency: 'CAD', per: 'year' as const }
  const network = await correcting(
    'Correct Money to show',
    factsOf({ facts: [aFact('money', money, { note: 'More with family.' })] }),
  )
  expect(field('Amount').value).toBe('20635')
  const body = await sent(network)
  expect(body).toMatchObject({ value: money, note: 'More with family.', source: SOURCE })
})

test('fees keep their currency, payer and period, and a new item takes the currency of the first', async () => {
  const fee = { what: 'Visa fee', amount: 15_000, currency: 'CAD', for: 'main' as const }
  const network = await correcting('Correct Government fee', factsOf({ facts: [aFact('fees', [fee])] }))
  expect(field('Amount').value).toBe('150')
  await click(inDialog('Add an item'))
  const [, second] = [...dialog().querySelectorAll<HTMLInputElement>('[name^=currency-]')]
  expect(second?.value).toBe('CAD')
  await fill('Amount', '155.50')
  expect((await sent(network)).value).toEqual([{ ...fee, amount: 15_550 }])
})

test('twelve items are enough', async () => {
  const fee = { what: 'Visa fee', amount: 1, currency: 'CAD', for: 'main' as const }
  const eleven = Array.from({ length: 11 }, () => fee)
  await correcting('Correct Government fee', factsOf({ facts: [aFact('fees', eleven)] }))
  await click(inDialog('Add an item'))
  expect(dialog().querySelectorAll('[name^=what-]')).toHaveLength(12)
  expect(dialog().textContent).not.toContain('Add an item')
})

test.each<[string, FactsOfVisa['facts'][number]]>([
  ['Typical time', aFact('time', { min_days: 30, max_days: 90 })],
  ['Typical time', aFact('time', { min_days: 14, max_days: 119, by_residence: { CN: 28, IN: 42 } })],
  [
    'Government fee',
    aFact('fees', [
      { what: 'Visa', amount: 15_000, currency: 'JPY', for: 'main' },
      {
        ...{ what: 'Renewal', amount: 33_000, currency: 'JPY', for: 'main' },
        ...{ note: 'Less online', in_total: false },
      },
    ]),
  ],
  ['Length of stay', aFact('stay', { max_days: null, text: 'As long as the course' })],
  ['Length of stay', aFact('stay', { max_days: 180, text: null })],
  ['Age', aFact('age', { min: 18, max: null })],
  ['Age', aFact('age', { min: null, max: 35 })],
  ['Passports', aFact('nationalities', { only: ['EU', 'CH'], except: [] })],
  ['Language', aFact('language', { language: 'English', level: 'B2' })],
  ['Language', aFact('language', 'none')],
  ['Money to show', aFact('money', 'none')],
  ['Leads to settlement', aFact('settlement', { leads: 'limited', after_years: 5 })],
  ['Where you apply', aFact('apply_from', ['abroad', 'online'])],
  ['Extension', aFact('extend', 'yes')],
])('what is known of %s comes back as it was', async (name, fact) => {
  const network = await correcting(`Correct ${name}`, factsOf({ facts: [fact] }))
  expect((await sent(network)).value).toEqual(fact.value)
})

test('where one applies is ticked place by place', async () => {
  const network = await correcting(
    'Correct Where you apply',
    factsOf({ facts: [aFact('apply_from', ['abroad'])] }),
  )
  await tick('online')
  await tick('from abroad')
  expect((await sent(network)).value).toEqual(['online'])
})

test('nothing is sent without the day it was read and a reason', async () => {
  const network = await correcting('Add Work')
  await fill('Source', 'the embassy told me')
  await fill('Checked on', 'yesterday')
  await fill('Reason', 'New')
  await click(inDialog('Save fact'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason of at least 10 characters'))
  for (const name of ['Source', 'Checked on']) expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(network.calls(CORRECT)).toEqual([])
})

test('a second press while it is saved sends nothing; then the page shows what counts', async () => {
  const network = await correcting('Add Work')
  const answer = held(ok(factsOf({ facts: [aFact('may_work', 'yes')] })))
  network.answers(CORRECT, answer.reply)
  network.answers(OF_VISA, ok(factsOf({ facts: [aFact('may_work', 'yes')] })))
  await sent(network)
  await click(inDialog('Save fact'))
  answer.release()
  await eventually(() => findText('Correct Work'))
  expect(network.calls(CORRECT)).toHaveLength(1)
})

test('a fact the server cannot take says why, and nothing typed is lost', async () => {
  const network = await correcting('Add Work')
  const errors = [{ field: 'checked', message: 'please enter a day that is not in the future' }]
  network.answers(CORRECT, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await sent(network)
  await eventually(() => expect(noteOf('Checked on')).toBe('please enter a day that is not in the future'))
  expect(field('Reason').value).toBe(WHY)
  expect(text()).toContain('Save fact')
})
