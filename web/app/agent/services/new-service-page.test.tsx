import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { complaints } from '../../../test/labelled.ts'
import { held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { aService, canada, SERVICE_ID, SERVICES } from '../../../test/own-services.ts'
import { click, eventually, find, findText, press, type } from '../../../test/render.tsx'
import { queryClient } from '../../session/query-client.ts'
import NewServicePage, { meta } from './new-service-page.tsx'

const CREATE = `POST ${SERVICES}`
const country = () => find<HTMLInputElement>('[name=country]')
const visa = () => find<HTMLSelectElement>('[name=visa]')

beforeAll(async () => {
  await Promise.all([
    import('@sojourn/contract/supply/services'),
    import('../../ui/choice/lazy/combo-box.tsx'),
  ])
}, 60_000)
beforeEach(() => queryClient().clear())

async function opened() {
  const page = await openOwnPage(NewServicePage, '/p/agent/services/new', {
    tell: (network) => {
      network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }))
      network.answers('GET /countries/CA', ok(canada))
    },
  })
  await eventually(() => visa())
  return page
}

async function chosen() {
  const page = await opened()
  const box = find<HTMLInputElement>('input[role=combobox]')
  await act(async () => box.focus())
  await eventually(() => find('button[aria-haspopup=listbox]'))
  await type(find<HTMLInputElement>('input[role=combobox]'), 'Cana')
  await eventually(() => find('[role=option]'))
  await press(find('input[role=combobox]'), 'Enter')
  await eventually(() => expect(visa().options.length).toBe(3))
  await act(async () => {
    visa().value = 'ca/work-permit'
    visa().dispatchEvent(new Event('change', { bubbles: true }))
  })
  return page
}

test('the page is called by what one does', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^New service · /) }))

test('a visa is chosen once there is a country', async () => {
  await opened()
  expect(visa().disabled).toBe(true)
  expect(visa().options[0]?.text).toBe('Select a country first')
  expect(findText('Cancel').getAttribute('href')).toBe('/p/agent/services')
})

test('a draft is made of country and visa under a key, and one is led to it', async () => {
  const { network, address } = await chosen()
  network.answers(CREATE, ok(aService(), 201))
  await click(findText('Create draft'))
  await eventually(() => expect(address()).toContain(`id=${SERVICE_ID}`))
  expect(network.calls(CREATE).map(({ body }) => body)).toEqual([{ country: 'CA', visa: 'ca/work-permit' }])
  expect(network.calls(CREATE)[0]?.key).toMatch(/^[\da-f-]{36}$/)
})

test('a double press makes one draft', async () => {
  const { network, address } = await chosen()
  const { reply, release } = held(ok(aService(), 201))
  network.answers(CREATE, reply)
  await click(findText('Create draft'))
  await click(findText('Create draft'))
  release()
  await eventually(() => expect(address()).toContain(`id=${SERVICE_ID}`))
  expect(network.calls(CREATE)).toHaveLength(1)
})

test('without a visa it is asked for, and nothing is sent', async () => {
  const { network } = await opened()
  await type(country(), 'CA')
  await click(findText('Create draft'))
  await eventually(() => expect(complaints()).toEqual({ visa: 'please select a visa category' }))
  expect(network.calls(CREATE)).toHaveLength(0)
})

test('a refusal is told, what was chosen stays, and the same key goes out again', async () => {
  const { network } = await chosen()
  network.answers(CREATE, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Create draft'))
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect([country().value, visa().value]).toEqual(['CA', 'ca/work-permit'])
  await click(findText('Create draft'))
  await eventually(() => expect(network.calls(CREATE)).toHaveLength(2))
  const [first, second] = network.calls(CREATE)
  expect(second?.key).toBe(first?.key)
})
