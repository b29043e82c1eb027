import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { aLicence, confirmed, LICENCE_ID, LICENCES, openBusiness } from '../../../test/businesses.ts'
import { complaints, noteOf } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, press as keyPress, type } from '../../../test/render.tsx'

const ADD = `POST ${LICENCES}`
const CHANGE = `PATCH ${LICENCES}/${LICENCE_ID}`
const REMOVE = `DELETE ${LICENCES}/${LICENCE_ID}`
const dialog = () => find('dialog[open]')
const panel = () => find('#licences')
const field = (name: string) => find<HTMLInputElement>(`dialog[open] [name=${name}]`)
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const press = (label: string) => click(find(`button[aria-label="${label}"]`))

const select = (name: string, value: string) =>
  act(async () => {
    field(name).value = value
    field(name).dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeAll(async () => {
  await Promise.all([
    import('@sojourn/contract/supply/business'),
    import('../../ui/choice/lazy/combo-box.tsx'),
  ])
}, 60_000)

test('without a licence one can be added', async () => {
  await openBusiness()
  expect(panel().textContent).toContain('You have not added a licence yet.')
  await click(findText('Add a licence'))
  expect(dialog().textContent).toContain('Add a licence')
  expect(field('regulator').disabled).toBe(true)
  expect(noteOf(field('regulator'))).toBe('Choose the country first.')
})

test.each([
  [aLicence(), 'Waiting for our team'],
  [confirmed(), 'Confirmed'],
  [aLicence({ status: [-1, 'Failed'], reason: 'The number is not in the register.' }), 'Not confirmed'],
  [aLicence({ status: [-3, 'Expired'] }), 'Ended'],
])('a licence tells number, end and state %#', async (licence, state) => {
  await openBusiness({ licences: [licence] })
  const card = find('#licences li').textContent
  expect(card).toContain('CanadaCollege of Immigration Consultants')
  expect(card).toContain(`ClassRCICNumberR123456Valid until30 Jun 2027State${state}`)
  expect(card).toContain('All applications.')
  if (licence.reason) expect(card).toContain(licence.reason)
})

test('the entry in the register opens elsewhere, where there is one', async () => {
  await openBusiness({ licences: [aLicence()] })
  const link = find<HTMLAnchorElement>('#licences li a')
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
    'https://register.example/R123456',
    '_blank',
    'noopener noreferrer nofollow',
  ])
})

test('without an entry nothing is linked', async () => {
  await openBusiness({ licences: [aLicence({ register_url: null, licence_class: null })] })
  expect(document.querySelector('#licences li a')).toBeNull()
  expect(find('#licences li').textContent).not.toContain('Class')
})

async function changing(licence = aLicence()) {
  const page = await openBusiness({ licences: [licence] })
  await press('Change the CICC licence for Canada')
  await eventually(() => expect(field('regulator').tagName).toBe('SELECT'))
  await eventually(() => field('licence_class'))
  return page
}

test('a licence is changed from what it is', async () => {
  const { network } = await changing()
  expect(dialog().textContent).toContain('Only licensed people may advise on Canada.')
  expect(
    ['regulator', 'licence_class', 'number', 'valid_until', 'register_url'].map((name) => field(name).value),
  ).toEqual(['CICC', 'rcic', 'R123456', '2027-06-30', 'https://register.example/R123456'])
  network.answers(CHANGE, ok(aLicence()))
  const before = network.calls(`GET ${LICENCES}`).length
  await type(field('number'), 'R654321')
  await click(inDialog('Send changes'))
  await eventually(() => expect(toasts()).toEqual(['success: Your licence was sent to our team']))
  expect(network.calls(CHANGE)[0]?.body).toEqual({
    country: 'CA',
    regulator: 'CICC',
    licence_class: 'rcic',
    number: 'R654321',
    valid_until: '2027-06-30',
    register_url: 'https://register.example/R123456',
  })
  expect(network.calls(`GET ${LICENCES}`).length).toBe(before + 1)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('who changes a confirmed one is warned of what it costs; another one is not', async () => {
  await changing(confirmed())
  expect(dialog().textContent).toContain('Until then, your stamp for Canada is removed')
})

test('one that waits can be changed without a warning', async () => {
  await changing()
  expect(dialog().textContent).not.toContain('your stamp for Canada is removed')
})

test('a class says what it may; a regulator without classes asks for none and sends none', async () => {
  const { network } = await changing()
  await select('licence_class', 'risia')
  expect(noteOf(field('licence_class'))).toBe('Studies only.')
  await select('regulator', 'LSO')
  expect(document.querySelector('dialog [name=licence_class]')).toBeNull()
  network.answers(CHANGE, ok(aLicence()))
  await click(inDialog('Send changes'))
  await eventually(() =>
    expect(network.calls(CHANGE)[0]?.body).toMatchObject({ regulator: 'LSO', licence_class: null }),
  )
})

test('what is missing and wrong is told at each field', async () => {
  const { network } = await changing()
  await select('licence_class', '')
  await type(field('number'), '')
  await type(field('register_url'), 'not a link')
  await click(inDialog('Send changes'))
  await eventually(() =>
    expect(complaints(dialog())).toMatchObject({
      licence_class: 'please select the class of the licence',
      number: 'please enter a licence number',
      register_url: 'please enter a link that begins with https://',
    }),
  )
  expect(network.calls(CHANGE)).toHaveLength(0)
})

test('a number the server refuses stays as typed', async () => {
  const { network } = await changing()
  const wrong = [{ field: 'number', message: 'Another agent has this licence.' }]
  network.answers(CHANGE, refused(422, 'invalid', 'Please check it.', wrong))
  await type(field('number'), 'R999999')
  await click(inDialog('Send changes'))
  await eventually(() => expect(complaints(dialog())).toEqual({ number: 'Another agent has this licence.' }))
  expect(field('number').value).toBe('R999999')
})

test('where we know no regulator its holder names it', async () => {
  const nigerian = aLicence({
    country: { id: 'NG', name: 'Nigeria' },
    regulator: { code: 'Nigerian Bar', name: 'Nigerian Bar' },
    licence_class: null,
  })
  const { network } = await openBusiness({ licences: [nigerian] })
  await press('Change the Nigerian Bar licence for Nigeria')
  await eventually(() => expect(field('regulator').disabled).toBe(false))
  expect([field('regulator').tagName, field('regulator').value]).toEqual(['INPUT', 'Nigerian Bar'])
  network.answers(CHANGE, ok(nigerian))
  await click(inDialog('Send changes'))
  await eventually(() => expect(network.calls(CHANGE)[0]?.body).toMatchObject({ regulator: 'Nigerian Bar' }))
})

test('who removes a confirmed one reads what is hidden at once', async () => {
  const { network, server } = await openBusiness({ licences: [confirmed()] })
  const { reply, release } = held(() => new Response(null, { status: 204 }))
  network.answers(REMOVE, reply)
  await press('Remove the CICC licence for Canada')
  expect(dialog().textContent).toContain(
    'Your stamp is removed, and services for Canada that need the licence are hidden immediately. Open orders continue.',
  )
  server.licences = []
  await click(inDialog('Remove'))
  await click(inDialog('Remove'))
  release()
  await eventually(() => expect(toasts()).toEqual(['success: Your licence is removed']))
  expect(network.calls(REMOVE)).toHaveLength(1)
  await eventually(() => expect(panel().textContent).toContain('You have not added a licence yet.'))
})

test('one that was never confirmed costs nothing to remove', async () => {
  await openBusiness({ licences: [aLicence()] })
  await press('Remove the CICC licence for Canada')
  expect(dialog().textContent).toContain('You can add it again at any time.')
})

test('a licence that could not be removed stays, and so does the question', async () => {
  const { network } = await openBusiness({ licences: [confirmed()] })
  network.answers(REMOVE, refused(503, 'unavailable', 'We are back soon.'))
  await press('Remove the CICC licence for Canada')
  await click(inDialog('Remove'))
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(dialog().textContent).toContain('Remove this licence?')
})

test('a new licence is sent with what its country asks for', async () => {
  const { network } = await openBusiness()
  network.answers(ADD, ok(aLicence(), 201))
  await click(findText('Add a licence'))
  await chooseCountry('Nigeria')
  await eventually(() => expect(field('regulator').disabled).toBe(false))
  await type(field('regulator'), 'Nigerian Bar')
  await type(field('number'), 'NBA-1')
  await type(field('valid_until'), '2099-12-31')
  await type(field('register_url'), 'bar.example/1')
  await click(inDialog('Send licence'))
  await eventually(() => expect(toasts()).toEqual(['success: Your licence was sent to our team']))
  expect(network.calls(ADD).map(({ body }) => body)).toEqual([
    {
      country: 'NG',
      regulator: 'Nigerian Bar',
      licence_class: null,
      number: 'NBA-1',
      valid_until: '2099-12-31',
      register_url: 'https://bar.example/1',
    },
  ])
})

async function chooseCountry(name: string) {
  const box = () => find<HTMLInputElement>('dialog[open] input[role=combobox]')
  await eventually(() =>
    expect(document.querySelectorAll('dialog select[name=country] option')).toHaveLength(3),
  )
  await act(async () => box().focus())
  await eventually(() => find('dialog button[aria-haspopup=listbox]'))
  await type(box(), name)
  await eventually(() => find('[role=option]'))
  await keyPress(box(), 'Enter')
}
