import { expect, test, vi } from 'vitest'
import { click, find, press, render } from '../../../test/render.tsx'
import { SchedulingCalendar } from './scheduling-calendar.tsx'

const rule = { today: '2026-11-21', weekdays: [1, 2, 3, 4, 5] }
const day = (text: string) => find(`[data-day="${text}"]`)
const held = () => find<HTMLSelectElement>('[name="day"]').value

test('a free day is chosen, another is not and says why', async () => {
  const onChange = vi.fn()
  await render(<SchedulingCalendar label="Day" name="day" rule={rule} onChange={onChange} />)
  await click(day('2026-11-24'))
  expect(held()).toBe('2026-11-24')
  await click(day('2026-11-28'))
  expect(held()).toBe('2026-11-24')
  expect(day('2026-11-28').querySelector('[data-hidden]')?.textContent).toBe(
    'Saturday 28 November 2026, Not Avaliable',
  )
  expect(onChange.mock.calls).toEqual([['2026-11-24']])
})

test('keys move through the days, into other months and never out of the three', async () => {
  await render(<SchedulingCalendar label="Day" name="day" rule={rule} />)
  expect(day('2026-11-23').tabIndex).toBe(0)
  await press(day('2026-11-23'), 'ArrowDown')
  await press(day('2026-11-30'), 'ArrowRight')
  expect(document.activeElement).toBe(day('2026-12-01'))
  await press(day('2026-12-01'), 'End')
  await press(day('2026-12-05'), 'PageDown')
  await press(day('2027-01-05'), 'PageDown')
  await press(day('2027-02-05'), 'PageDown')
  expect(document.activeElement).toBe(day('2027-02-21'))
})

test('the number of a day leads to it, its second digit counts where there is such a day', async () => {
  await render(<SchedulingCalendar label="Day" name="day" rule={rule} />)
  await press(day('2026-11-23'), 'PageDown')
  await press(day('2026-12-23'), '1')
  expect(document.activeElement).toBe(day('2026-12-01'))
  await press(day('2026-12-01'), '5')
  expect(document.activeElement).toBe(day('2026-12-15'))
  await press(day('2026-12-15'), '9')
  expect(document.activeElement).toBe(day('2026-12-09'))
  await press(day('2026-12-09'), 'ArrowRight')
  await press(day('2026-12-10'), '3')
  await press(day('2026-12-03'), '2')
  expect(document.activeElement).toBe(day('2026-12-02'))
  await press(day('2026-12-02'), 'PageUp')
  await press(document.activeElement as HTMLElement, '5')
  expect(document.activeElement).toBe(day('2026-11-21'))
})

test.each([
  ['en-US', 'Sun', '2026-11-22', '2026-11-28'],
  ['de-DE', 'Mon', '2026-11-23', '2026-11-29'],
  ['ar-SA', 'Sun', '2026-11-22', '2026-11-28'],
  ['ar-EG', 'Sat', '2026-11-21', '2026-11-27'],
])(
  'the week of somebody of %s starts on %s, for the eye and for Home and End',
  async (language, name, first, last) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    await render(<SchedulingCalendar label="Day" name="day" rule={rule} defaultValue="2026-11-25" />)
    expect(find('th').textContent).toBe(name)
    await press(day('2026-11-25'), 'Home')
    expect(document.activeElement).toBe(day(first))
    await press(day(first), 'End')
    expect(document.activeElement).toBe(day(last))
    vi.restoreAllMocks()
  },
)

test('without script the free days are a list', async () => {
  const { renderToString } = await import('react-dom/server')
  const html = renderToString(<SchedulingCalendar label="Day" name="day" rule={rule} />)
  expect(html).toContain('<option value="2026-11-23">Monday 23 November 2026</option>')
  expect(html).not.toContain('<option value="2026-11-22">')
  expect(html).not.toMatch(/ style=/)
})
