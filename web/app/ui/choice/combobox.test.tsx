import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { eventually, find, press, render, type } from '../../../test/render.tsx'
import { CountrySelect } from '../place/country-select.tsx'
import { Combobox } from './combobox.tsx'

const countries = [
  { id: 'FI', name: 'Finland' },
  { id: 'GB', name: 'United Kingdom' },
  { id: 'US', name: 'United States' },
]
const input = () => find<HTMLInputElement>('input[role="combobox"]')
const held = () => find<HTMLSelectElement>('[name="country"]').value
const loaded = () => eventually(() => find('button[aria-haspopup="listbox"]'))
// Reading the hard part for the first time takes longer than a test may.
beforeAll(async () => void (await import('./lazy/combo-box.tsx')), 60_000)

const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

test('what is typed before the list has come stays, and so does the focus', async () => {
  const onChange = vi.fn()
  await render(<CountrySelect label="Country" name="country" countries={countries} onChange={onChange} />)
  await act(async () => input().focus())
  await type(input(), 'uni')
  await act(loaded)
  expect(input().value).toBe('uni')
  expect(document.activeElement).toBe(input())
  await eventually(() => expect(options()).toEqual(['United Kingdom', 'United States']))
  await press(input(), 'ArrowDown')
  await press(input(), 'Enter')
  expect(held()).toBe('US')
  expect(onChange).toHaveBeenLastCalledWith('US')
})

async function country() {
  const onChange = vi.fn()
  await render(<CountrySelect label="Country" name="country" countries={countries} onChange={onChange} />)
  await act(async () => input().focus())
  await act(loaded)
  return onChange
}

test.each(['Enter', 'Tab'])('typing and then %s takes the first that fits', async (key) => {
  const onChange = await country()
  await type(input(), 'uni')
  await eventually(() => expect(options()).toHaveLength(2))
  await press(input(), key)
  expect(held()).toBe('GB')
  expect(onChange).toHaveBeenLastCalledWith('GB')
  expect(input().value).toBe('United Kingdom')
})

test('people type what they call a country: what fits best stands first', async () => {
  await country()
  await type(input(), 'usa')
  await eventually(() => expect(options()).toEqual(['United States']))
  await press(input(), 'Enter')
  expect(held()).toBe('US')
})

test('a letter has each option looked at once', async () => {
  let looks = 0
  const looked = countries.map(({ id, name }) => ({
    ...{ value: id, label: name },
    get keywords() {
      looks++
      return []
    },
  }))
  await render(<Combobox label="Country" name="country" options={looked} />)
  await act(async () => input().focus())
  await act(loaded)
  looks = 0
  await type(input(), 'u')
  await eventually(() => expect(options()).toEqual(['United Kingdom', 'United States']))
  expect(looks).toBe(countries.length)
  await press(input(), 'Enter')
  expect(input().value).toBe('United Kingdom')
})

test('words that name an option are taken when the field is left', async () => {
  await country()
  await type(input(), 'uk')
  await act(async () => input().blur())
  await eventually(() => expect(held()).toBe('GB'))
  expect(input().value).toBe('United Kingdom')
})

test('words that are no option stay, and are said to be none', async () => {
  await country()
  await type(input(), 'Atlantis')
  await act(async () => input().blur())
  await eventually(() =>
    expect(find('[role="alert"]').textContent).toContain('“Atlantis” is not in the list'),
  )
  expect(input().value).toBe('Atlantis')
  expect(held()).toBe('')
  await act(async () => input().focus())
  await eventually(() => expect(document.querySelector('[role="alert"]')).toBeNull())
})

/** Holds the next frame back; `paint()` lets it come. */
function holdFrames() {
  const waiting: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback))
  onTestFinished(() => void vi.restoreAllMocks())
  return { paint: () => act(async () => waiting.splice(0).map((callback) => callback(0))) }
}

test('what is typed right after the list has come narrows it, and the next frame leaves it so', async () => {
  await render(<CountrySelect label="Country" name="country" countries={countries} />)
  const frames = holdFrames()
  await act(async () => {
    input().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    input().focus()
  })
  await act(loaded)
  await type(input(), 'fin')
  await frames.paint()
  expect(options()).toEqual(['Finland'])
  await press(input(), 'Escape')
})

test('a scroll of the page leaves the list open and what was typed; one around the field closes it', async () => {
  const place = await render(<CountrySelect label="Country" name="country" countries={countries} />)
  await act(async () => input().focus())
  await act(loaded)
  await type(input(), 'uni')
  await act(async () => document.dispatchEvent(new Event('scroll')))
  expect(input().value).toBe('uni')
  expect(options()).toEqual(['United Kingdom', 'United States'])
  await act(async () => place.dispatchEvent(new Event('scroll')))
  await eventually(() => expect(options()).toEqual([]))
})

test('what was marked when the list comes is marked still: typing goes over it', async () => {
  await render(<CountrySelect label="Country" name="country" countries={countries} defaultValue="FI" />)
  await act(async () => {
    input().focus()
    input().select()
  })
  await act(loaded)
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 'Finland'.length])
})

test('without script it is the browser’s own list, or a line of text where the list is fetched', () => {
  const still = renderToString(<CountrySelect label="Country" name="country" countries={countries} />)
  expect(still).toContain('<option value="GB">United Kingdom</option>')
  const fetched = renderToString(<Combobox label="State" name="state" options={async () => []} />)
  expect(fetched).toMatch(/<input type="text"[^>]* name="state"/)
  expect(still + fetched).not.toMatch(/ style=/)
})

test('what was chosen before the script came is told to what depends on it', async () => {
  const onChange = vi.fn()
  const page = (
    <CountrySelect
      label="Country"
      name="country"
      countries={countries}
      defaultValue="FI"
      onChange={onChange}
    />
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  find<HTMLSelectElement>('[name="country"]').value = 'GB'
  const root = await act(async () => hydrateRoot(place, page))
  onTestFinished(() => act(() => root.unmount()))
  expect(onChange.mock.calls).toEqual([['GB']])
  expect(held()).toBe('GB')
  expect(input().value).toBe('United Kingdom')
})

test('a stored value shows its name, though its list must be fetched first', async () => {
  const states = async () => [{ value: '08', label: 'Ontario' }]
  await render(<Combobox label="State" name="state" options={states} defaultValue="08" />)
  expect(input().value).toBe('Ontario')
})

test('a list that cannot be fetched says so and is asked for again', async () => {
  const states = vi
    .fn()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue([{ value: '08', label: 'Ontario' }])
  await render(<Combobox label="State" name="state" options={states} defaultValue="08" />)
  expect(find('[role="alert"]').textContent).toContain('The list could not be loaded.')
  await act(async () => find('[role="alert"] button').click())
  expect(input().value).toBe('Ontario')
})

test('a list that has not come yet does not take away what is chosen', async () => {
  const onChange = vi.fn()
  await render(
    <CountrySelect label="Country" name="country" countries={[]} defaultValue="FI" onChange={onChange} />,
  )
  expect(onChange).not.toHaveBeenCalled()
})
