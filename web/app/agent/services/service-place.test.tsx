import type { Licence } from '@sojourn/contract/supply/business'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLicence, confirmed, LICENCES } from '../../../test/businesses.ts'
import { noteOf } from '../../../test/labelled.ts'
import { falseNetwork, held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { canada } from '../../../test/own-services.ts'
import { eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { makeQueryClient, queryClient } from '../../session/query-client.ts'
import { FormContext } from '../../ui/form/form-context.ts'
import { PlaceFields } from './place-fields.tsx'

const CANADA = 'GET /countries/CA'
const visa = () => find<HTMLSelectElement>('select[name=visa]')
const offered = () => [...visa().options].map(({ text }) => text)
const onChecklist = vi.fn<(checklist: readonly string[]) => void>()

beforeEach(() => {
  queryClient().clear()
  onChecklist.mockReset()
})

async function opened(country: string, answer: Reply, licences: Licence[] = []) {
  const network = falseNetwork()
  network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }))
  network.answers(CANADA, answer)
  network.answers(`GET ${LICENCES}`, listOf(...licences))
  await renderAt(
    '/',
    <QueryClientProvider client={makeQueryClient()}>
      <FormContext value={{ errors: {}, defaults: { country }, busy: false }}>
        <PlaceFields onChecklist={onChecklist} />
      </FormContext>
    </QueryClientProvider>,
  )
  return network
}

const choose = (value: string) =>
  act(async () => {
    visa().value = value
    visa().dispatchEvent(new Event('change', { bubbles: true }))
  })

test('the visas of a country are offered, and what fits them is said', async () => {
  await opened('CA', ok(canada))
  await eventually(() => expect(offered()).toEqual(['Select a visa', 'Study permit', 'Work permit']))
  expect(noteOf(visa())).toBe('Shown to clients whose goal matches this visa.')
})

test('while they come the list says so', async () => {
  const { reply, release } = held(ok(canada))
  await opened('CA', reply)
  expect(offered()).toEqual(['Loading the visas…'])
  release()
  await eventually(() => expect(offered()).toHaveLength(3))
})

test('a country whose visas we do not list has general ones, which is said', async () => {
  await opened(
    'CA',
    ok({ ...canada, visa_count: 0, visas: [{ id: 'general/study', name: 'Study', checklist: [] }] }),
  )
  await eventually(() =>
    expect(noteOf(visa())).toBe('We don’t list the visas of Canada yet. These are general types.'),
  )
})

const onLicence = ok({ ...canada, licence: { notice: 'x', regulators: [] } })

test.each<[string, Licence[]]>([
  ['no licence', []],
  ['a licence that waits', [aLicence()]],
  ['a confirmed licence of another country', [confirmed({ country: { id: 'AU', name: 'Australia' } })]],
])(
  'with %s it says that only licensed people may advise, and leads to the licences',
  async (_name, licences) => {
    await opened('CA', onLicence, licences)
    await eventually(() =>
      expect(document.body.textContent).toContain(
        'Only licensed people may advise on Canada: your licence there must be confirmed before you publish.',
      ),
    )
    expect(findText('your licence there').getAttribute('href')).toBe('/p/agent/account/business')
  },
)

test('with a confirmed licence it says that, and asks for none', async () => {
  await opened('CA', onLicence, [confirmed()])
  await eventually(() => expect(document.body.textContent).toContain('Your licence for Canada is confirmed.'))
  expect(document.body.textContent).not.toContain('Only licensed people')
})

test('visas that could not be had are told, with what to do', async () => {
  await opened('CA', refused(503, 'unavailable', 'We are back soon.'))
  await eventually(() =>
    expect(noteOf(visa())).toBe('The visas could not be loaded. Choose the country again.'),
  )
})

test('another visa brings its documents; none brings none', async () => {
  await opened('CA', ok(canada))
  await eventually(() => expect(offered()).toHaveLength(3))
  await choose('ca/work-permit')
  expect(onChecklist.mock.calls).toEqual([[['Passport', 'Job offer']]])
  await choose('')
  expect(onChecklist).toHaveBeenCalledOnce()
})
