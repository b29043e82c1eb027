import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { expect, test } from 'vitest'
import { find, render } from '../../../../test/render.tsx'
import { YearSelect } from './year-select.tsx'

test('the years are always ten back and ten ahead; those without a day to be had are closed', async () => {
  await render(
    <Calendar
      aria-label="Day"
      defaultValue={parseDate('2026-12-24')}
      minValue={parseDate('2026-11-21')}
      maxValue={parseDate('2028-01-01')}
    >
      <YearSelect />
    </Calendar>,
  )
  const years = find<HTMLSelectElement>('select[aria-label="year"]')
  const options = [...years.options].map(({ text, disabled }) => ({ text, disabled }))
  expect(options.map(({ text }) => text)).toEqual(Array.from({ length: 21 }, (_, index) => `${2016 + index}`))
  expect(options.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
    '2026',
    '2027',
    '2028',
  ])
  expect(years.selectedOptions[0]?.text).toBe('2026')
})
