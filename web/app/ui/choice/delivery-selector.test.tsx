import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, find, render } from '../../../test/render.tsx'
import { DeliverySelector } from './delivery-selector.tsx'

const quantity = () => find<HTMLInputElement>('[name="delivery_time"]')

test('another unit begins again at one', async () => {
  const onChange = vi.fn()
  await render(
    <DeliverySelector label="Delivery" defaultValue={{ value: 9, unit: 'Day' }} onChange={onChange} />,
  )
  const unit = find<HTMLSelectElement>('[name="delivery_unit"]')
  await act(async () => {
    unit.value = 'Month'
    unit.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(quantity().value).toBe('1')
  expect(onChange).toHaveBeenLastCalledWith({ value: 1, unit: 'Month' })
})

test('the buttons count up and down, never below one', async () => {
  const onChange = vi.fn()
  await render(
    <DeliverySelector label="Delivery" defaultValue={{ value: 1, unit: 'Week' }} onChange={onChange} />,
  )
  await click(find('[aria-label="More"]'))
  expect(onChange).toHaveBeenLastCalledWith({ value: 2, unit: 'Week' })
  await click(find('[aria-label="Less"]'))
  await click(find('[aria-label="Less"]'))
  expect(quantity().value).toBe('1')
})
