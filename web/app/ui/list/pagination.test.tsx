import { expect, test } from 'vitest'
import { click, findText, renderAt } from '../../../test/render.tsx'
import { Pagination } from './pagination.tsx'

const pages = <Pagination label="Pages" nextCursor="next" />

test('Next goes on by cursor and Previous comes back the same way', async () => {
  const { address } = await renderAt('/list?tab=draft&cursor=one', pages)
  await click(findText('Next'))
  expect(address()).toBe('/list?tab=draft&cursor=next')
  await click(findText('Previous'))
  expect(address()).toBe('/list?tab=draft&cursor=one')
  await click(findText('Previous'))
  expect(address()).toBe('/list?tab=draft')
  expect(findText('Previous')).toHaveProperty('disabled', true)
})

test('a list of one page has none', async () => {
  const { place } = await renderAt('/list', <Pagination label="Pages" nextCursor={null} />)
  expect(place.textContent).toBe('')
})
