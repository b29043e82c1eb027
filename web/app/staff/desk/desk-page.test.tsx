import type { Account } from '@sojourn/contract/people/account'
import { QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import { ownMenusOf } from '../../layouts/header/own-menus.ts'
import { accountQuery } from '../../session/use-account.ts'
import Desk from './desk-page.tsx'

function Page() {
  use(QueryClientContext)?.setQueryData(accountQuery.queryKey, { first_name: 'Sanna' } as Account)
  return <Desk />
}

test('staff are greeted, and find on the desk every room of their menu', async () => {
  await openPage(Page, '/p/staff')
  await eventually(() => expect(find('h1').textContent).toBe('Welcome, Sanna'))
  const places = [...document.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))
  const rooms = ownMenusOf('staff').side.map(({ to }) => to)
  expect(places.toSorted()).toEqual(rooms.filter((to) => to !== '/p/staff').toSorted())
})
