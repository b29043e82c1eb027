import type { AgentProfile } from '@sojourn/contract/agents'
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, findText, renderAt } from '../../test/render.tsx'
import MoreServices from './more-services.tsx'

const network = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

const service = (title: string) => ({
  id: title,
  title,
  description: 'What is done.',
  visa: { id: 'de/work', name: 'Work', purposes: [], country: { id: 'DE', name: 'Germany' } },
  price: { amount: 100, currency: 'USD' },
  delivery_time: 1,
  meeting_length: null,
  requirements: [],
  refund_schedule: { before_start: 100, before_filing: 0 },
})
const page = (titles: string[], next_cursor: string | null) =>
  Response.json({ data: { items: titles.map(service), pagination: { next_cursor } } })
const agent = { uuid: 'a1', username: 'amara', away_until: null, hidden: null } as AgentProfile
const titles = (place: HTMLElement) => [...place.querySelectorAll('h3')].map((title) => title.textContent)

test('each press adds the services that follow, until there are no more', async () => {
  const { place } = await renderAt('/amara', <MoreServices agent={agent} from="first" goalId={undefined} />)
  network.mockResolvedValueOnce(page(['Hundredth and first'], 'second'))
  await click(findText('More services'))
  await eventually(() => expect(titles(place)).toEqual(['Hundredth and first']))
  network.mockResolvedValueOnce(page(['Two hundredth and first'], null))
  await click(findText('More services'))
  await eventually(() => expect(titles(place)).toEqual(['Hundredth and first', 'Two hundredth and first']))
  expect(network.mock.calls.map(([path]) => path)).toEqual([
    '/api/consultants/a1/services?cursor=first&limit=100',
    '/api/consultants/a1/services?cursor=second&limit=100',
  ])
  expect(place.textContent).not.toContain('More services')
})
