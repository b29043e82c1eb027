import type { AgentService } from '@sojourn/contract/supply/agents'
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, findText, renderAt } from '../../../test/render.tsx'
import MoreServices from './more-services.tsx'

const network = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

const page = (titles: string[], next_cursor: string | null) =>
  Response.json({
    data: { items: titles.map((title) => ({ id: title, title })), pagination: { next_cursor } },
  })
const list = (services: AgentService[]) => services.map(({ id, title }) => <h3 key={id}>{title}</h3>)
const titles = (place: HTMLElement) => [...place.querySelectorAll('h3')].map((title) => title.textContent)

test('each press adds the services that follow, until there are no more', async () => {
  const { place } = await renderAt('/amara', <MoreServices agent="a1" from="first" list={list} />)
  expect(titles(place)).toEqual([])
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
