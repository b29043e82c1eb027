import type { Account } from '@sojourn/contract/people/account'
import { QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { click, find } from '../../../test/render.tsx'
import { accountQuery } from '../../session/use-account.ts'
import { accountAreas } from './account-areas.ts'
import { AccountPage } from './account-page.tsx'

const opened = (role: Account['role'], at: string) => {
  const Page = () => {
    use(QueryClientContext)?.setQueryData(accountQuery.queryKey, { role } as Account)
    return <AccountPage title="Security">The matters.</AccountPage>
  }
  return openPage(Page, at)
}

const areas = () => [...document.querySelectorAll('nav.menu a')].map(({ textContent }) => textContent)
const pathOf = (role: Account['role'], name: string) =>
  accountAreas(role).find(({ label }) => label === name)?.to ?? ''

test('a client has no areas of agents', async () => {
  await opened('subscriber', pathOf('subscriber', 'Security'))
  expect(areas()).toEqual([
    'Profile',
    'Security',
    'Time zone',
    'Notifications',
    'Connected accounts',
    'Your data',
  ])
  expect(find('nav.menu [aria-current=page]').textContent).toBe('Security')
})

test.each(['consultant', 'unverified_consultant'] as const)(
  'a %s has them, before their data',
  async (role) => {
    await opened(role, pathOf(role, 'Business'))
    expect(areas().slice(-4)).toEqual(['Verification', 'Business', 'How clients find you', 'Your data'])
  },
)

test('on a phone the list says where one is, and closes on the way to another area', async () => {
  const { address } = await opened('subscriber', pathOf('subscriber', 'Security'))
  expect(find('summary').textContent).toBe('Security')
  find<HTMLDetailsElement>('details').open = true
  const [profile] = document.querySelectorAll<HTMLElement>('nav.short a')
  if (profile) await click(profile)
  expect(address()).toBe(pathOf('subscriber', 'Profile'))
  expect(find<HTMLDetailsElement>('details').open).toBe(false)
  expect(find('summary').textContent).toBe('Profile')
})

test('a page of the account that is no area of it has a name all the same', async () => {
  await opened('subscriber', '/p/client/profile/elsewhere')
  expect(find('summary').textContent).toBe('Account')
})
