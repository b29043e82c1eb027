import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { find, press, render } from '../../test/render.tsx'
import { DateInput } from './date-input.tsx'
import { DateRangeInput } from './date-range-input.tsx'

const native = () => find<HTMLInputElement>('[name="day"]')
const segments = () => vi.waitFor(() => find('[role="spinbutton"]'))

// Reading the hard part for the first time takes longer than a test may.
beforeAll(async () => void (await import('./lazy/date-picker.tsx')), 60_000)

test('the browser’s own input gives way on focus, with its value and the focus kept', async () => {
  const onChange = vi.fn()
  await render(<DateInput label="Day" name="day" defaultValue="2026-12-24" onChange={onChange} />)
  await act(async () => native().focus())
  const first = await act(segments)
  expect(document.activeElement).toBe(first)
  expect(native().value).toBe('2026-12-24')
  await press(first, 'ArrowUp')
  expect(native().value).toBe('2026-01-24')
  expect(onChange).toHaveBeenLastCalledWith('2026-01-24')
})

test('a label or a first error leads into the date', async () => {
  await render(<DateInput label="Day" name="day" />)
  await act(async () => native().focus())
  const first = await act(segments)
  await act(async () => first.blur())
  await act(async () => native().focus())
  expect(document.activeElement).toBe(first)
})

test('a day that cannot be had is refused in words', async () => {
  await render(<DateInput label="Day" name="day" defaultValue="2026-12-24" isDateUnavailable={() => true} />)
  await act(async () => native().focus())
  await press(await act(segments), 'ArrowDown')
  expect(document.body.textContent).toContain('Not Avaliable')
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
