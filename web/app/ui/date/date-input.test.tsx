import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { click, eventually, find, press, render, type } from '../../../test/render.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { DateRangeInput } from './date-range-input.tsx'

const held = (name = 'day') => find<HTMLInputElement>(`[name="${name}"]`)
const lines = () => [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
const line = () => find<HTMLInputElement>('input[placeholder]')
const leave = (input: HTMLElement) => act(async () => input.blur())

/** A hand types a key, and sees what stands in the line after it. */
async function typeKeys(input: HTMLInputElement, text: string) {
  await act(async () => input.focus())
  const seen: string[] = []
  for (let end = 1; end <= text.length; end++) {
    await type(input, text.slice(0, end))
    seen.push(input.value)
  }
  return seen
}

// Reading the hard part for the first time takes longer than a test may.
beforeAll(async () => void (await import('./lazy/date-picker.tsx')), 60_000)

test.each(['9 mar 2026', '2026-03-09', '9.3.2026', 'March 9, 2026'])(
  '%s typed key by key stays as it is typed, and then has its month’s name',
  async (text) => {
    const onChange = vi.fn()
    await render(<DateInput label="Day" name="day" onChange={onChange} />)
    const seen = await typeKeys(line(), text)
    expect(seen).toEqual(Array.from(text, (_, index) => text.slice(0, index + 1)))
    expect(held().value).toBe('2026-03-09')
    expect(onChange).toHaveBeenLastCalledWith('2026-03-09')
    await leave(line())
    expect(line().value).toBe('9 March 2026')
  },
)

test.each<[Partial<DateInputProps>, string]>([
  [{ max: '2026-11-30', autoComplete: 'bday' }, 'e.g. 9 Mar 1990'],
  [{ max: '2026-11-30' }, 'e.g. 9 Mar 2026'],
  [{ min: '2026-11-30' }, 'e.g. 9 Mar 2030'],
])('a line for a day with %j shows one that it takes: %s', async (limits, example) => {
  await render(<DateInput label="Day" name="day" {...limits} />)
  expect(line().placeholder).toBe(example)
})

test('a day that is there reads the same, is changed in place, and may be taken away', async () => {
  await render(<DateInput label="Day" name="day" defaultValue="2026-12-24" />)
  expect(line().value).toBe('24 December 2026')
  await type(line(), '25 December 2026')
  expect(held().value).toBe('2026-12-25')
  await type(line(), '')
  expect(held().value).toBe('')
})

test('what is no day is kept, complained about once left, and never sent as nothing', async () => {
  const onChange = vi.fn()
  await render(<DateInput label="Day" name="day" onChange={onChange} />)
  await typeKeys(line(), '31 feb 2026')
  expect(document.body.textContent).not.toContain('Enter a date')
  await leave(line())
  expect(line().value).toBe('31 feb 2026')
  expect(held().value).toBe('31 feb 2026')
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(document.body.textContent).toContain('Enter a date such as 9 March 2026.')
})

test('a label or a first error leads into the line', async () => {
  await render(<DateInput label="Day" name="day" />)
  await act(async () => held().focus())
  expect(document.activeElement).toBe(line())
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(line().id)
})

test('a day that cannot be had is refused in words', async () => {
  await render(<DateInput label="Day" name="day" isDateUnavailable={() => true} />)
  await type(line(), '24 dec 2026')
  expect(document.body.textContent).toContain('Not Avaliable')
})

test('a day chosen in the calendar stands in the line, and the next one may be typed again', async () => {
  await render(<DateInput label="Day" name="day" defaultValue="2026-12-24" />)
  await click(find('button[aria-label="Open the calendar"]'))
  const chosen = await eventually(() => find('[aria-label*="25 December 2026"]'))
  await click(chosen)
  expect(line().value).toBe('25 December 2026')
  expect(held().value).toBe('2026-12-25')
  await typeKeys(line(), '1.1.2027')
  await leave(line())
  expect([line().value, held().value]).toEqual(['1 January 2027', '2027-01-01'])
})

test.each([
  ['en-US', 'Sun'],
  ['de-DE', 'Mon'],
  ['ar-SA', 'Sun'],
  ['ar-EG', 'Sat'],
])('the calendar of somebody of %s begins its week as people there do', async (language, first) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  await render(<DateInput label="Day" name="day" defaultValue="2026-12-24" />)
  await click(find('button[aria-label="Open the calendar"]'))
  const chosen = await eventually(() => find('[aria-label*="25 December 2026"]'))
  const week = [...document.querySelectorAll('th')].map((weekday) => weekday.textContent)
  await click(chosen)
  vi.restoreAllMocks()
  expect(week).toHaveLength(7)
  expect(week[0]).toBe(first)
})

test('both ends of a range are typed, and judged once both are there', async () => {
  const onChange = vi.fn()
  await render(<DateRangeInput label="Days" name="days" onChange={onChange} />)
  const [from, to] = lines() as [HTMLInputElement, HTMLInputElement]
  await typeKeys(from, '24 dec 2026')
  await act(async () => to.focus())
  expect(document.body.textContent).not.toContain('Please')
  await typeKeys(to, '2026-12-23')
  await leave(to)
  expect(document.body.textContent).toContain('The end date cannot be before the start date.')
  await typeKeys(to, '26.12.2026')
  await press(to, 'Enter')
  expect([from.value, to.value]).toEqual(['24 Dec 2026', '26 Dec 2026'])
  expect([held('days_start').value, held('days_end').value]).toEqual(['2026-12-24', '2026-12-26'])
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith('2026-12-24', '2026-12-26'))
})

test('without script they are the browser’s own inputs, with nothing a strict policy would block', () => {
  const html = renderToString(
    <>
      <DateInput label="Day" name="day" min="2026-11-21" />
      <DateRangeInput label="Days" name="days" defaultValue={['2026-12-01', '2026-12-02']} />
    </>,
  )
  expect(html).toMatch(/<input type="date"[^>]* min="2026-11-21"/)
  expect(html).toContain('name="days_start"')
  expect(html).toContain('name="days_end"')
  expect(html).not.toMatch(/ style=/)
})
