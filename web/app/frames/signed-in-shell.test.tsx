import { act } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { find, render, renderAt } from '../../test/render.tsx'
import { SiteHeader } from '../layouts/header/site-header.tsx'
import { AccountContext, type AccountState, type ShellAccount } from '../session/account.ts'
import { SignedInShell } from './signed-in-shell.tsx'

// Not there in jsdom.
HTMLElement.prototype.hidePopover ??= () => {}

const account: ShellAccount = {
  uuid: '0b9ff6a5-66a4-4f0c-9a55-0f1f6c1f2f11',
  role: 'subscriber',
  fullname: 'Ifeoma Nwachukwu',
  username: null,
  profile_picture: null,
  order_count: 120,
  switched: false,
}

async function shown(state: AccountState, path = '/p/client/orders/9f3c/conversation') {
  const { place } = await renderAt(
    path,
    <AccountContext value={state}>
      <SignedInShell>
        <h1>Orders</h1>
      </SignedInShell>
    </AccountContext>,
  )
  return place
}

test('a client sees where they are and how many orders wait', async () => {
  const place = await shown({ kind: 'present', account, logOut: () => {} })
  const side = find('aside nav', place)
  expect(find('[aria-current=page]', side).textContent).toBe('Messages')
  expect(side.textContent).toContain('Orders99+ running')
  expect(find('main#content', place).textContent).toBe('Orders')
})

test('Logout is at hand in the side menu, the bottom bar and the user menu', async () => {
  const logOut = vi.fn()
  const place = await shown({ kind: 'present', account, logOut })
  const buttons = [...place.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Logout')
  expect(buttons).toHaveLength(3)
  for (const button of buttons) button.click()
  expect(logOut).toHaveBeenCalledTimes(3)
})

test('while the account loads nothing of the page is shown', async () => {
  const place = await shown({ kind: 'loading' })
  expect(find('[role=status]', place).getAttribute('aria-label')).toBe('Loading your account')
  expect(place.querySelector('h1')).toBeNull()
})

test('a visitor is offered the two doors, a signed-in person their menu', async () => {
  const header = (state: AccountState) =>
    render(
      <MemoryRouter>
        <AccountContext value={state}>
          <SiteHeader />
        </AccountContext>
      </MemoryRouter>,
    )
  const visitor = await header({ kind: 'visitor' })
  expect(visitor.textContent).toContain('Get Started')
  expect(visitor.textContent).toContain('Contact us')
  const client = await header({ kind: 'present', account, logOut: () => {}, userMenu: <b>The menu</b> })
  expect(client.textContent).toContain('The menu')
  expect(client.textContent).not.toContain('Get Started')
  expect(client.textContent).not.toContain('Contact us')
})

const Framed = () => {
  const { pathname } = useLocation()
  return (
    <AccountContext value={{ kind: 'present', account, logOut: () => {} }}>
      <SignedInShell>
        <h1>{pathname}</h1>
        {pathname.endsWith('goals') && <input ref={(field) => field?.focus()} />}
      </SignedInShell>
    </AccountContext>
  )
}

test('another page is read from its heading on, unless one of its fields has the focus', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Framed /> }], {
    initialEntries: ['/p/client/orders'],
  })
  await render(<RouterProvider router={router} />)
  expect(document.activeElement).toBe(document.body)
  const to = (path: string) => act(() => router.navigate(path))
  find<HTMLElement>('aside nav a').focus()
  await to('/p/client/payments')
  expect(document.activeElement?.tagName).toBe('H1')
  await to('/p/client/goals')
  expect(document.activeElement?.tagName).toBe('INPUT')
})
