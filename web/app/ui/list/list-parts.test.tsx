import { expect, test, vi } from 'vitest'
import { click, find, findText, press, render, renderAt } from '../../../test/render.tsx'
import { Accordion } from './accordion.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LoadMore } from './load-more.tsx'
import { NavTabs } from './nav-tabs.tsx'

const tabs = [
  { label: 'Agents', to: '/p/client/wishlist/agents' },
  { label: 'Articles', to: '/p/client/wishlist/articles' },
]

test('the tab of the page one is on says so, and the others lead on', async () => {
  const { address } = await renderAt('/p/client/wishlist/agents', <NavTabs tabs={tabs} label="Wishlist" />)
  expect(find('[aria-current=page]').textContent).toBe('Agents')
  await click(findText('Articles'))
  expect(address()).toBe('/p/client/wishlist/articles')
})

test('arrow keys go round the tabs without leaving the page', async () => {
  const { address } = await renderAt('/p/client/wishlist/agents', <NavTabs tabs={tabs} label="Wishlist" />)
  findText('Agents').focus()
  for (const name of ['Articles', 'Agents', 'Articles']) {
    await press(document.activeElement as HTMLElement, 'ArrowRight')
    expect(document.activeElement).toBe(findText(name))
  }
  await press(document.activeElement as HTMLElement, 'x')
  expect(document.activeElement).toBe(findText('Articles'))
  expect(address()).toBe('/p/client/wishlist/agents')
})

test('a tab with nothing in it keeps no place for a number', async () => {
  const counted = tabs.map((tab, at) => ({ ...tab, count: at === 0 ? 2 : 0 }))
  await renderAt('/p/client/wishlist/agents', <NavTabs tabs={counted} label="Wishlist" />)
  expect([...document.querySelectorAll('a')].map((tab) => tab.querySelector('span')?.textContent)).toEqual([
    '2',
    undefined,
  ])
})

test('where text runs from right to left the left arrow goes on', async () => {
  const three = [...tabs, { label: 'Searches', to: '/p/client/wishlist/searches' }]
  await renderAt('/p/client/wishlist/agents', <NavTabs tabs={three} label="Wishlist" />)
  find('nav > div').style.direction = 'rtl'
  findText('Agents').focus()
  await press(findText('Agents'), 'ArrowLeft')
  expect(document.activeElement).toBe(findText('Articles'))
})

test('there is more only while there is, and one asks for it once', async () => {
  const onMore = vi.fn()
  await render(<LoadMore hasMore busy={false} onMore={onMore} />)
  await click(findText('Load more'))
  expect(onMore).toHaveBeenCalledTimes(1)
  document.body.replaceChildren()
  await render(<LoadMore hasMore busy onMore={onMore} />)
  await click(findText('Load more'))
  expect(onMore).toHaveBeenCalledTimes(1)
  document.body.replaceChildren()
  await render(<LoadMore hasMore={false} busy={false} onMore={onMore} />)
  expect(document.querySelector('button')).toBeNull()
})

test('questions open by themselves, one at a time where they share a name', async () => {
  const items = [
    { title: 'Who pays?', text: 'The client.' },
    { title: 'When?', text: 'Before the work begins.' },
  ]
  await render(<Accordion items={items} name="faq" />)
  const questions = [...document.querySelectorAll('details')]
  expect(questions.map((one) => [one.getAttribute('name'), one.open])).toEqual([
    ['faq', false],
    ['faq', false],
  ])
  expect(questions[1]?.textContent).toBe('When?Before the work begins.')
})

test('where a page lies is read from the outermost on; the page itself is no link', async () => {
  const trail = [
    { label: 'Desk', to: '/p/staff' },
    { label: 'Orders', to: '/p/staff/orders' },
  ]
  await renderAt('/p/staff/orders/x', <Breadcrumbs trail={trail} here="SO-7K3M9QXA" />)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Desk',
    'Orders',
    'SO-7K3M9QXA',
  ])
  expect(find('[aria-current=page]').querySelector('a')).toBeNull()
})
