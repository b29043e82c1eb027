import type { StaffRule } from '@sojourn/contract/desk/staff-rules'
import { expect, test } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { cells, dialog, field, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import RulesPage from './rules-page.tsx'

const RULES = 'GET /staff/rules'
const CHANGE = 'PUT /staff/rules/appeal_days'
const WHY = 'Clients asked for more time.'

const aRule = (changes: Partial<StaffRule> = {}): StaffRule => ({
  name: 'appeal_days',
  what: 'How long a decision can be appealed',
  unit: 'days',
  value: 7,
  usual: 7,
  least: 0,
  most: 30,
  history: [],
  ...changes,
})
const changed = aRule({
  value: 14,
  history: [{ value: 14, reason: WHY, by: 'Sanna Keller', at: '2026-11-01T10:00:00.000Z' }],
})

async function opened(...rules: StaffRule[]) {
  const network = falseNetwork()
  network.answers(RULES, ok(rules))
  await openPage(RulesPage, '/p/staff/rules')
  await eventually(() => find('tbody tr'))
  return network
}

async function asked(value: string, reason = WHY) {
  await click(findText('Change'))
  await fill('Value, in days', value)
  await fill('Reason', reason)
  await click(inDialog('Change rule'))
}

test('each rule says what it is, what counts now, what is usual and who changed it', async () => {
  await opened(changed, aRule({ name: 'fee', what: 'Least payout', unit: 'cents', value: 2500, usual: 2000 }))
  expect(cells()[0]).toEqual([
    'How long a decision can be appealed',
    '14\u00a0days',
    '7\u00a0days',
    expect.stringMatching(/2026, .*, Sanna Keller$/),
    'Change',
  ])
  expect(cells()[1]?.slice(1, 4)).toEqual(['$25.00', '$20.00', 'Never'])
})

test('who changes a rule gives a reason, and sees it at once', async () => {
  const network = await opened(aRule())
  network.answers(CHANGE, ok([changed]))
  await click(findText('Change'))
  expect(field('Value, in days').value).toBe('7')
  expect(noteOf('Value, in days')).toBe('From 0 to 30; usually 7.')
  await fill('Value, in days', '14')
  await fill('Reason', WHY)
  await click(inDialog('Change rule'))
  await eventually(() => expect(toasts()).toEqual(['success: The rule is changed']))
  expect(network.calls(CHANGE).map(({ body }) => body)).toEqual([{ value: 14, reason: WHY }])
  expect(cells()[0]?.[1]).toBe('14\u00a0days')
  expect(isAsked()).toBe(false)
  expect(network.calls(RULES)).toHaveLength(1)
})

test.each([
  ['', 'please enter a number'],
  ['  ', 'please enter a number'],
  ['seven', 'please enter a number'],
  ['1.5', 'please enter a whole number'],
  ['-1', 'please enter a number'],
])('the value "%s" is not sent', async (value, problem) => {
  const network = await opened(aRule())
  await asked(value)
  await eventually(() => expect(noteOf('Value, in days')).toBe(problem))
  expect(network.calls(CHANGE)).toEqual([])
})

test('zero is a value', async () => {
  const network = await opened(aRule())
  network.answers(CHANGE, ok([aRule({ value: 0 })]))
  await asked('0')
  await eventually(() => expect(network.calls(CHANGE)[0]?.body).toEqual({ value: 0, reason: WHY }))
})

test('a rule is not changed without a reason others understand', async () => {
  const network = await opened(aRule())
  await asked('14', 'Asked')
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason of at least 10 characters'))
  expect(network.calls(CHANGE)).toEqual([])
})

test('a value beyond its bounds is refused at the value, and the reason stays', async () => {
  const network = await opened(aRule())
  const errors = [{ field: 'value', message: 'please choose between 0 and 30' }]
  network.answers(CHANGE, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await asked('31')
  await eventually(() => expect(noteOf('Value, in days')).toBe('please choose between 0 and 30'))
  expect(field('Reason').value).toBe(WHY)
})

test('who changes a rule reads how it was changed before', async () => {
  await opened(changed)
  await click(findText('Change'))
  expect(dialog().textContent).toContain('Sanna Keller: 14\u00a0days. Clients asked for more time.')
})

test('rules that could not be had are asked for again', async () => {
  const network = falseNetwork()
  network.answers(RULES, refused(503, 'unavailable', 'Please try again in a moment.'), ok([aRule()]))
  await openPage(RulesPage, '/p/staff/rules')
  await eventually(() => expect(text()).toContain('Please try again in a moment.'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
