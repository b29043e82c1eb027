import { expect, test } from 'vitest'
import { find, renderAt } from '../../test/render.tsx'
import { Link } from '../ui/text/link.tsx'
import { findLinks } from './find-links.ts'
import { firstTouch } from './first-touch.ts'

const isFound = () => find('a').dataset.discover

test('a link is shown to the router at the first touch, and a later one at once', async () => {
  const touched = firstTouch()
  await renderAt('/', <Link to="/p/agents">Find agents</Link>)
  expect(isFound()).toBeUndefined()
  findLinks()
  expect(isFound()).toBe('true')

  document.body.replaceChildren()
  dispatchEvent(new Event('pointermove'))
  await touched
  await renderAt('/', <Link to="/p/agents">Find agents</Link>)
  expect(isFound()).toBe('true')
})
