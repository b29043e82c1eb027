import type { Goal } from '@sojourn/contract/work/goals'
// The rules are fetched when the form is first touched, which takes real time: here they are there beforehand.
import '@sojourn/contract/work/goals'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../../test/clock.ts'
import { aGoal } from '../../../../test/goals.ts'
import { type falseNetwork, held, listOf, ok, refused } from '../../../../test/network.ts'
import { ofBefore } from '../../../../test/of-before.ts'
import { toasts } from '../../../../test/open-page.tsx'
import { aPaidOrder } from '../../../../test/paid-order.ts'
import { pick } from '../../../../test/pick.ts'
import { click, eventually, find, findText, type } from '../../../../test/render.tsx'
import { openSignedIn } from '../../../../test/signed-in.tsx'
import { showPerson } from '../../../api/shown-person.ts'
import { takeMade } from '../../../session/made-goal.ts'
import CreateGoalPage from '../create-goal-page.tsx'

const CREATE = 'POST /goals'
const CHANGE = 'PATCH /goals/7'
const countries = [
  { id: 'CA', name: 'Canada' },
  { id: 'NG', name: 'Nigeria' },
]

beforeEach(() => {
  showPerson('ngozi')
  vi.useFakeTimers({ now: Date.parse('2026-05-04T10:00:00.000Z') })
})

type Network = ReturnType<typeof falseNetwork>

async function opened(at: string, goal?: Goal, tell?: (network: Network) => void) {
  const page = await openSignedIn(CreateGoalPage, at, {
    tell: (network) => {
      network.answers('GET /countries', listOf(...countries))
      network.answers('GET /purposes', listOf({ id: 'study', name: 'Study' }))
      network.answers('GET /countries/CA', ok({ visas: [{ id: 'ca/study-permit', name: 'Study permit' }] }))
      if (goal) network.answers('GET /goals/7', ok(goal))
      tell?.(network)
    },
  })
  await soon(() => find('input[name=name]'))
  return page
}

const field = <T extends HTMLElement = HTMLInputElement>(name: string) => find<T>(`form [name="${name}"]`)
const submit = () => click(find('button[type=submit]'))
const value = (name: string) => field(name).value

async function fill() {
  await type(field('name'), 'Lagos to Toronto')
  await soon(() => expect(field<HTMLSelectElement>('destination_country').options.length).toBeGreaterThan(1))
  await pick(field<HTMLSelectElement>('destination_country'), 'CA')
  await soon(() => expect(field<HTMLSelectElement>('purpose').options.length).toBeGreaterThan(1))
  await pick(field<HTMLSelectElement>('purpose'), 'study')
  field('expected_delivery_date').value = '2026-09-01'
  await type(field('comment'), 'I have an admission letter.')
}

test('a goal of the five things everybody gives is made once, and its page says so', async () => {
  const { network, address } = await opened('/p/client/goals/create-goal')
  network.answers(CREATE, refused(503, 'unavailable', 'Please try again.'), ok(aGoal(), 201))
  await fill()
  await submit()
  await soon(() => expect(document.body.textContent).toContain('Please try again.'))
  expect(value('name')).toBe('Lagos to Toronto')
  await submit()
  await soon(() => expect(address()).toBe('/p/client/goals/7/details'))
  const [first, second] = network.calls(CREATE)
  expect([Boolean(first?.key), second?.key]).toEqual([true, first?.key])
  expect(first?.body).toEqual({
    name: 'Lagos to Toronto',
    destination_country: 'CA',
    purpose: 'study',
    expected_delivery_date: '2026-09-01',
    comment: 'I have an admission letter.',
    passports: [],
    residence: null,
    stay_days: null,
    passport_expires_on: null,
  })
  expect([takeMade(7), takeMade(7)]).toEqual([true, false])
})

test('an empty goal is not sent, and each field says what it needs', async () => {
  const { network } = await opened('/p/client/goals/create-goal')
  await soon(() => field('purpose'))
  await submit()
  await soon(() => expect(document.querySelectorAll('form [aria-invalid]').length).toBeGreaterThanOrEqual(5))
  expect(network.calls(CREATE)).toEqual([])
})

test('what the server refuses stands at its field', async () => {
  const { network } = await opened('/p/client/goals/create-goal')
  const errors = [{ field: 'expected_delivery_date', message: 'Please choose a day to come.' }]
  network.answers(CREATE, refused(422, 'invalid', 'Please check.', errors))
  await fill()
  await submit()
  await soon(() => expect(document.body.textContent).toContain('Please choose a day to come.'))
  expect(value('comment')).toBe('I have an admission letter.')
})

test('what was typed is there again after the page was left, and each journey has its own', async () => {
  await opened('/p/client/goals/create-goal')
  await type(field('name'), 'Half a goal')
  await pass(1000)
  document.body.replaceChildren()
  await opened('/p/client/goals/create-goal')
  await soon(() => expect(value('name')).toBe('Half a goal'))
  document.body.replaceChildren()
  await opened('/p/client/goals/create-goal?country=CA&purpose=study')
  await soon(() => expect(value('name')).toBe('Study in Canada'))
})

test('a goal begun in the guide knows where, why and for how long', async () => {
  await opened(
    '/p/client/goals/create-goal?country=CA&purpose=study&visa=ca/study-permit&passport=NG&stay=90',
  )
  await soon(() => expect(value('visa_id')).toBe('ca/study-permit'))
  expect([value('destination_country'), value('purpose'), value('stay_days')]).toEqual(['CA', 'study', '90'])
  expect(find<HTMLDetailsElement>('form details').open).toBe(true)
})

test('who wants it keeps the passports in the profile, and a goal is made even where that fails', async () => {
  const { network, address } = await opened(
    '/p/client/goals/create-goal?country=CA&purpose=study&passport=NG&date=2026-09-01',
  )
  network.answers(CREATE, ok(aGoal(), 201))
  network.answers('PUT /account/nationality', refused(503, 'unavailable', ''))
  await soon(() => field('keep'))
  await click(field('keep'))
  await submit()
  await soon(() => expect(address()).toBe('/p/client/goals/7/details'))
  expect(network.calls('PUT /account/nationality').map(({ body }) => body)).toEqual([
    { passports: ['NG'], residence: null },
  ])
  expect(network.calls(CREATE)[0]?.body).toMatchObject({ passports: ['NG'] })
  expect(toasts()).toHaveLength(1)
  expect(toasts()[0]).toMatch(/^error: /)
})

const known = aGoal({ stay_days: 90, programme: { id: 'ca/study-permit', name: 'Study permit' } })

test('a goal that is edited begins with what it is; where and why are locked', async () => {
  const { network, address } = await opened('/p/client/goals/create-goal?id=7', known)
  await soon(() => expect(value('visa_id')).toBe('ca/study-permit'))
  expect([value('name'), value('expected_delivery_date'), value('stay_days')]).toEqual([
    'Lagos to Toronto',
    '2026-09-01',
    '90',
  ])
  expect(document.querySelector('[name=destination_country]')).toBeNull()
  expect(document.body.textContent).toContain('Country and purpose can’t be changed.')
  network.answers(CHANGE, ok(known))
  await type(field('stay_days'), '')
  await submit()
  await soon(() => expect(toasts()).toEqual(['success: Your goal is saved']))
  expect(network.calls(CHANGE)[0]?.body).toMatchObject({ stay_days: null, visa_id: 'ca/study-permit' })
  expect(address()).toBe('/p/client/goals/7/details')
})

const ama = {
  name: 'Ama Asante',
  relation: 'child',
  born_on: '2019-03-09',
  passport: { id: 'NG', name: 'Nigeria' },
} as const
const family = [{ ...ama, passport: 'NG' }]

const told = aGoal({
  travellers: [ama],
  passports: [{ id: 'NG', name: 'Nigeria' }],
  residence: { id: 'NG', name: 'Nigeria' },
  programme: { id: 'ca/study-permit', name: 'Study permit' },
  stay_days: 90,
  passport_expires_on: '2030-01-31',
})

test.each([
  ['its countries', 'GET /countries', []],
  [
    'its visas',
    'GET /countries/CA',
    [
      ['passport_expires_on', '2030-01-31'],
      ['passports', ['NG']],
      ['residence', 'NG'],
      ['stay_days', 90],
    ],
  ],
])('a goal that is saved before %s have come keeps what they choose from', async (_, list, drawn) => {
  const { network } = await opened('/p/client/goals/create-goal?id=7', told, (early) =>
    early.answers(list, held(ok({})).reply),
  )
  if (drawn.length > 0) await soon(() => field('stay_days'))
  network.answers(CHANGE, ok(told))
  await type(field('name'), 'Lagos to Montreal')
  await submit()
  await soon(() => expect(network.calls(CHANGE)).toHaveLength(1))
  expect(network.calls(CHANGE)[0]?.body).toEqual({
    name: 'Lagos to Montreal',
    expected_delivery_date: told.expected_delivery_date,
    comment: told.comment,
    travellers: family,
    ...Object.fromEntries(drawn),
  })
})

test('the form beside a server of the release before leaves who applies too as it is', async () => {
  const { network } = await opened('/p/client/goals/create-goal?id=7', ofBefore(told))
  network.answers(CHANGE, ok(told))
  await type(field('name'), 'Lagos to Montreal')
  await submit()
  await soon(() => expect(network.calls(CHANGE)).toHaveLength(1))
  expect(network.calls(CHANGE)[0]?.body).not.toHaveProperty('travellers')
})

test('a goal that was decided meanwhile says so, and the changes stay', async () => {
  const { network } = await opened('/p/client/goals/create-goal?id=7', known)
  network.answers(CHANGE, refused(409, 'goal_state', 'This goal is decided.'))
  await type(field('name'), 'Lagos to Montreal')
  await submit()
  await soon(() => expect(document.body.textContent).toContain('This goal is decided.'))
  expect(value('name')).toBe('Lagos to Montreal')
})

test('a goal that cannot be read is tried again instead of begun anew', async () => {
  vi.useRealTimers()
  await openSignedIn(CreateGoalPage, '/p/client/goals/create-goal?id=7', {
    tell: (network) => {
      network.answers('GET /goals/7', refused(503, 'unavailable', 'Please try again later.'))
    },
  })
  await eventually(() => findText('Retry'))
  expect(document.querySelector('form')).toBeNull()
})

const person = (place: number) => (name: string) => `travellers.${place}.${name}`
const first = person(0)
const second = person(1)
const asked = () => document.activeElement?.getAttribute('name')

test('who applies too is named one by one; whoever is added and left empty is nobody', async () => {
  const { network } = await opened('/p/client/goals/create-goal')
  network.answers(CREATE, ok(aGoal(), 201))
  await fill()
  await click(findText('Add a person'))
  expect(asked()).toBe(first('name'))
  await soon(() => field(first('passport')))
  await type(field(first('name')), ' Ama Asante ')
  await pick(field<HTMLSelectElement>(first('relation')), 'child')
  await type(field(first('born_on')), '2019-03-09')
  await pick(field<HTMLSelectElement>(first('passport')), 'NG')
  await click(findText('Add a person'))
  await click(findText('Add a person'))
  await type(field(person(2)('name')), 'Kofi Asante')
  await pick(field<HTMLSelectElement>(person(2)('relation')), 'partner')
  await submit()
  await soon(() => expect(network.calls(CREATE)).toHaveLength(1))
  expect(network.calls(CREATE)[0]?.body).toMatchObject({
    travellers: [
      { name: 'Ama Asante', relation: 'child', born_on: '2019-03-09', passport: 'NG' },
      { name: 'Kofi Asante', relation: 'partner', born_on: null, passport: null },
    ],
  })
})

const wrongAt = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid]')].map(({ name }) => name)

test('what is wrong with a person stands at their field, also once somebody before them is taken away', async () => {
  const { network } = await opened('/p/client/goals/create-goal')
  await fill()
  for (const place of [0, 1, 2]) {
    await click(findText('Add a person'))
    await type(field(person(place)('name')), place === 0 ? 'Yaw' : 'Ama')
    await pick(field<HTMLSelectElement>(person(place)('relation')), 'child')
  }
  await click(find('[aria-label="Remove person 1"]'))
  expect(document.activeElement?.textContent).toBe('Add a person')
  expect(find('#travellers [role=status]').textContent).toBe('Person 1 removed')
  await submit()
  await soon(() => expect(wrongAt()).toEqual([person(2)('name')]))
  expect(asked()).toBe(person(2)('name'))
  expect(document.body.textContent).toContain('two people cannot have the same name')
  await type(field(person(2)('name')), 'Abena')
  network.answers(
    CREATE,
    refused(422, 'invalid', 'Please check.', [
      { field: 'travellers.0.born_on', message: 'the day they were born cannot lie in the future' },
    ]),
  )
  await submit()
  await soon(() => expect(wrongAt()).toContain(second('born_on')))
  expect(value(second('name'))).toBe('Ama')
})

test('people are kept with the draft, and who was taken away does not come back', async () => {
  await opened('/p/client/goals/create-goal?id=7', told)
  await click(find('[aria-label="Remove person 1"]'))
  await click(findText('Add a person'))
  await type(field(first('name')), 'Kofi')
  await click(findText('Add a person'))
  await type(field(second('name')), 'Esi')
  await click(find('[aria-label="Remove person 1"]'))
  await pass(1000)
  document.body.replaceChildren()
  await opened('/p/client/goals/create-goal?id=7', told)
  await soon(() => expect(value(second('name'))).toBe('Esi'))
  expect(document.querySelectorAll('#travellers [role=group]')).toHaveLength(1)
})

const ORDER = '0190a0a0-0000-7000-8000-0000000000c1'
const OTHER = '0190a0a0-0000-7000-8000-0000000000c2'

test('who came from a checkout goes back to it, and pays the order of the people there are now', async () => {
  const { network, address } = await opened(`/p/client/goals/create-goal?id=7&order=${ORDER}`, told)
  expect(findText('Cancel').getAttribute('href')).toBe(`/p/client/orders/${ORDER}?checkout=${ORDER}`)
  network.answers(CHANGE, ok(told))
  network.answers(`GET /orders/${ORDER}`, ok(aPaidOrder({ paid_at: null, status: [0, 'Awaiting payment'] })))
  network.answers('POST /orders', ok({ uuid: OTHER }, 201))
  await submit()
  await soon(() => expect(address()).toBe(`/p/client/orders/${OTHER}?checkout=${OTHER}`))
  expect(network.calls('POST /orders').map(({ body }) => body)).toEqual([{ goal: 7, service: ORDER }])
})

test('an order that cannot be asked for anew is gone back to as it is', async () => {
  const { network, address } = await opened(`/p/client/goals/create-goal?id=7&order=${ORDER}`, told)
  network.answers(CHANGE, ok(told))
  network.answers(`GET /orders/${ORDER}`, ok(aPaidOrder({ paid_at: null, status: [0, 'Awaiting payment'] })))
  network.answers('POST /orders', refused(409, 'not_now', 'This agent takes no orders now.'))
  await submit()
  await soon(() => expect(address()).toBe(`/p/client/orders/${ORDER}?checkout=${ORDER}`))
  expect(toasts()).toContain('error: This agent takes no orders now.')
})
