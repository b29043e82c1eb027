import { expect, test, vi } from 'vitest'
import { click, find, findText, renderAt } from '../../../test/render.tsx'
import { Table } from './table.tsx'

interface Order {
  ref: string
  agent: string
}

type Rows = Parameters<typeof Table<Order>>[0]['rows']

const show = (rows: Rows, more: { query?: string; stale?: boolean; onRetry?: () => void } = {}) =>
  renderAt(
    '/',
    <Table
      caption="Orders"
      columns={[
        { header: 'Order', cell: ({ ref }: Order) => ref },
        { header: 'Agent', cell: ({ agent }: Order) => agent },
      ]}
      rows={rows}
      rowKey={({ ref }) => ref}
      {...more}
    />,
  )

test('rows have a name, cells know their heading for when they become cards', async () => {
  await show([{ ref: 'SJ-1', agent: 'Amara' }])
  expect(find('caption').textContent).toBe('Orders')
  expect(find('th[scope=row]').textContent).toBe('SJ-1')
  expect(find('td').dataset.label).toBe('Agent')
})

test('nothing yet', async () => {
  const { place } = await show([])
  expect(place.textContent).toContain('Your request results will be displayed here')
})

test('nothing found tells what was searched for', async () => {
  const { place } = await show([], { query: 'Antarctica' })
  expect(place.textContent).toContain('No result found for “Antarctica”')
  expect(place.textContent).toContain('check your selection and try again')
})

test('rows asked for before stay until those asked for now are here, and say so', async () => {
  await show([{ ref: 'SJ-1', agent: 'Amara' }], { stale: true })
  expect(find('table').getAttribute('aria-busy')).toBe('true')
  expect(find('th[scope=row]').textContent).toBe('SJ-1')
})

test('nothing asked for before is not said of what is asked for now', async () => {
  const { place } = await show([], { query: 'Antarctica', stale: true })
  expect(place.textContent).not.toContain('No result found')
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading')
})

test('loading shows ten rows of bones and says so', async () => {
  await show('loading')
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10)
})

test('a failed list can be tried again', async () => {
  const onRetry = vi.fn()
  const { place } = await show('failed', { onRetry })
  expect(place.textContent).toContain('Oops! Something Went Wrong')
  await click(findText('Retry'))
  expect(onRetry).toHaveBeenCalledOnce()
})
