import { expect, test, vi } from 'vitest'
import { eventually, find, render } from '../../../test/render.tsx'
import { OTHER_CITY } from './place.ts'
import { PlaceSelect } from './place-select.tsx'

const lists: Record<string, { id: string; name: string }[]> = {
  '/api/geoDb/CA/states': [{ id: '08', name: 'Ontario' }],
  '/api/geoDb/CA/states/08/cities': [{ id: 'Toronto', name: 'Toronto' }],
}
const serve = () =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ data: { items: lists[url] ?? [], pagination: { next_cursor: null } } }),
  )
const countries = [{ id: 'CA', name: 'Canada' }]
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].map(({ value }) => value)

test('a stored place shows its names', async () => {
  serve()
  await render(
    <PlaceSelect countries={countries} defaultValue={{ country: 'CA', state: '08', city: 'Toronto' }} />,
  )
  await eventually(() => expect(shown()).toEqual(['Canada', 'Ontario', 'Toronto']))
  expect(document.querySelector('[name="altCity"]')).toBeNull()
})

test('Other city asks for its name', async () => {
  serve()
  const place = { country: 'CA', state: '08', city: OTHER_CITY, altCity: 'Kleinburg' }
  await render(<PlaceSelect countries={countries} defaultValue={place} />)
  await eventually(() => expect(shown()[2]).toBe('Other city'))
  expect(find<HTMLInputElement>('[name="altCity"]').value).toBe('Kleinburg')
})

test('a state is asked for once there is a country', async () => {
  await render(<PlaceSelect countries={countries} errors={{ country: 'please select a country' }} />)
  const closed = [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]:disabled')]
  expect(closed.map(({ placeholder }) => placeholder)).toEqual([
    'Select a country first',
    'Select a state first',
  ])
  expect(document.body.textContent).toContain('please select a country')
})
