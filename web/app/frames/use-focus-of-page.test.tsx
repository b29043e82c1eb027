import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { click, eventually, findText, render } from '../../test/render.tsx'
import { useFocusOfPage } from './use-focus-of-page.ts'

function Framed() {
  useFocusOfPage(useLocation().pathname)
  return (
    <main id="content" tabIndex={-1}>
      <h1>Your order is paid</h1>
    </main>
  )
}

const Routes = createRoutesStub([
  { path: '/profile', Component: () => <Link to="/order">Pay</Link> },
  { path: '/order', Component: Framed },
])

test('who comes from a page of another frame reads from the heading on', async () => {
  await render(<Routes initialEntries={['/profile']} />)
  await click(findText('Pay'))
  await eventually(() => expect(document.activeElement?.textContent).toBe('Your order is paid'))
})

test('who opens the page is not moved', async () => {
  await render(<Routes initialEntries={['/order']} />)
  await eventually(() => expect(document.querySelector('h1')).not.toBeNull())
  expect(document.activeElement).toBe(document.body)
})
