import type { WorkHours } from '@sojourn/contract/supply/availability'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, find, findText, render, type } from '../../../test/render.tsx'
import { blockedDatesQuery, workHoursQuery } from '../../queries/availability-queries.ts'
import { makeQueryClient } from '../../session/query-client.ts'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import { BlockedPanel } from './blocked-panel.tsx'
import { OverridesPanel } from './overrides-panel.tsx'

const TODAY = '2026-11-02'
const PATH = '/api/account/consultant'

const closed = (from: string, to = from) => ({ from: { date: from }, to: { date: to }, workHours: [] })
const CHRISTMAS = closed('2026-12-24', '2026-12-26')
const NEW_YEAR = closed('2027-01-01')
const EASTER = closed('2027-03-28')

const hoursWith = (...workHoursOverride: WorkHours['workHoursOverride']): WorkHours => ({
  timezone: { name: 'Europe/Berlin' },
  workHours: [],
  workHoursOverride,
  validDates: [],
  clashes: [],
})

const BLOCK = {
  id: '0198a000-0000-7000-8000-000000000001',
  dateRange: { start: '2026-10-30', end: '2026-11-06' },
  timeRanges: [{ start: '09:00', end: '11:59' }],
}

/** Gives back what it is sent. */
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const sent = (method: string) =>
  network.mock.calls
    .filter(([, init]) => init.method === method)
    .map(([path, { body }]) => [path, body && JSON.parse(String(body))])

let queries: ReturnType<typeof makeQueryClient>
beforeEach(() => {
  chooseClock('24')
  vi.stubGlobal('fetch', network)
  network.mockReset().mockImplementation(async (_path, { body }) => {
    const { workHoursOverride = [] } = JSON.parse(String(body ?? '{}'))
    return Response.json({ data: { ...hoursWith(...workHoursOverride), items: [BLOCK], pagination: {} } })
  })
  queries = makeQueryClient()
  queries.setQueryData(blockedDatesQuery.queryKey, [BLOCK])
})

const Overrides = () => {
  const { data } = useQuery(workHoursQuery)
  return data && <OverridesPanel hours={data} today={TODAY} />
}

async function showOverrides(...known: WorkHours['workHoursOverride']) {
  queries.setQueryData(workHoursQuery.queryKey, hoursWith(...known))
  await render(
    <QueryClientProvider client={queries}>
      <Overrides />
    </QueryClientProvider>,
  )
}

const pressButton = (words: string) => click(find(`button[aria-label="${words}"]`))
const fill = (name: string, value: string) => type(find<HTMLInputElement>(`[name="${name}"]`), value)

async function chooseHours() {
  await click(find('input[name=kind][value=hours]'))
}

const submit = () => act(async () => find<HTMLFormElement>('dialog[open] form').requestSubmit())

test('undoing a removal keeps what was added meanwhile', async () => {
  await showOverrides(CHRISTMAS)
  await pressButton('Remove Thu 24 Dec – Sat 26 Dec')
  await eventually(() => findText('Undo'))
  await act(async () => queries.setQueryData(workHoursQuery.queryKey, hoursWith(NEW_YEAR)))
  await click(findText('Undo'))
  await eventually(() => expect(sent('PUT')).toHaveLength(2))
  expect(sent('PUT').at(-1)?.[1].workHoursOverride).toEqual([NEW_YEAR, CHRISTMAS])
})

test('of two removed quickly neither comes back', async () => {
  await showOverrides(CHRISTMAS, NEW_YEAR, EASTER)
  await act(async () => {
    find('button[aria-label^="Remove Thu 24 Dec"]').click()
    find('button[aria-label^="Remove Fri 1 Jan"]').click()
  })
  await eventually(() => expect(sent('PUT')).toHaveLength(2))
  expect(sent('PUT').at(-1)?.[1].workHoursOverride).toEqual([EASTER])
})

test('hours that are wanted and left empty are asked for, not taken for the whole day', async () => {
  await showOverrides()
  await click(findText('Add special hours'))
  await fill('dateRange_start', '2026-12-24')
  await fill('dateRange_end', '2026-12-24')
  await chooseHours()
  await fill('timeRanges.0.start', '')
  await fill('timeRanges.0.end', '')
  await submit()
  await eventually(() => expect(find('dialog').textContent).toContain('Please enter a start.'))
  expect(find('[name="timeRanges.0.start"]').getAttribute('aria-invalid')).toBe('true')
  expect(sent('PUT')).toEqual([])
})

test('days that others have already are said beside the days', async () => {
  await showOverrides(CHRISTMAS)
  const message = 'Two of these periods share a day. Please keep them apart.'
  network.mockImplementation(async () =>
    Response.json(
      {
        code: 'invalid_fields',
        message: 'Please check the highlighted fields.',
        errors: [{ field: 'workHoursOverride', message }],
      },
      { status: 422 },
    ),
  )
  await click(findText('Add special hours'))
  await fill('dateRange_start', '2026-12-25')
  await fill('dateRange_end', '2026-12-27')
  await submit()
  await eventually(() => expect(find('dialog').textContent).toContain(message))
  expect(find('[name=dateRange_start]').getAttribute('aria-invalid')).toBe('true')
})

test('days with special hours are changed from what they are; the others stay', async () => {
  const weekend = {
    from: { date: '2026-12-05' },
    to: { date: '2026-12-06' },
    workHours: [{ start: '09:00', end: '11:59' }],
  }
  await showOverrides(weekend, CHRISTMAS)
  await pressButton('Edit Sat 5 Dec – Sun 6 Dec')
  expect(find<HTMLInputElement>('dialog[open] [name=dateRange_start]').value).toBe('2026-12-05')
  expect(find<HTMLInputElement>('[name="timeRanges.0.end"]').value).toBe('12:00')
  await fill('timeRanges.0.end', '14:00')
  await act(async () => find<HTMLInputElement>('dialog[open] [name=dateRange_end]').focus())
  await submit()
  await eventually(() => expect(sent('PUT')).toHaveLength(1))
  expect(sent('PUT')[0]?.[1].workHoursOverride).toEqual([
    CHRISTMAS,
    { ...weekend, workHours: [{ start: '09:00', end: '13:59' }] },
  ])
})

test('a blocked date is changed from what it is; what is past of it stays', async () => {
  await render(
    <QueryClientProvider client={queries}>
      <BlockedPanel today={TODAY} />
    </QueryClientProvider>,
  )
  await pressButton('Edit Fri 30 Oct – Fri 6 Nov')
  expect(find<HTMLInputElement>('[name=dateRange_start]').readOnly).toBe(true)
  expect(find<HTMLInputElement>('[name="timeRanges.0.end"]').value).toBe('12:00')
  await fill('dateRange_end', '2026-11-09')
  await fill('timeRanges.0.end', '13:00')
  await submit()
  await eventually(() => expect(sent('PUT')).toHaveLength(1))
  expect(sent('PUT')[0]).toEqual([
    `${PATH}/blocked-dates/${BLOCK.id}`,
    { dateRange: { start: '2026-10-30', end: '2026-11-09' }, timeRanges: [{ start: '09:00', end: '12:59' }] },
  ])
})
