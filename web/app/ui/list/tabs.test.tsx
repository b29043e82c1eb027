import { expect, test } from 'vitest'
import { click, find, findText, press, renderAt } from '../../../test/render.tsx'
import { Tabs } from './tabs.tsx'

const active = () => find('[aria-current]').textContent

test('Pending, Draft and Trash unless told otherwise, the first one active', async () => {
  await renderAt('/p/agent/articles', <Tabs label="Articles" />)
  expect([...document.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual([
    'Pending',
    'Draft',
    'Trash',
  ])
  expect(active()).toBe('Pending')
})

test('a count stands beside its word, a count of nothing does not', async () => {
  const tabs = [
    { id: 'active', label: 'Active', count: 3 },
    { id: 'draft', label: 'Draft', count: 0 },
  ]
  await renderAt('/', <Tabs label="Services" tabs={tabs} />)
  expect([...document.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual(['Active3', 'Draft'])
})

test('the address says which; a word it does not know means the first', async () => {
  await renderAt('/?tab=TRASH', <Tabs label="Articles" />)
  expect(active()).toBe('Trash')
  document.body.replaceChildren()
  await renderAt('/?tab=nothing', <Tabs label="Articles" />)
  expect(active()).toBe('Pending')
})

test('choosing one keeps the other parameters, but not the cursor of the list one leaves', async () => {
  const { address } = await renderAt('/list?query=visa&cursor=abc', <Tabs label="Articles" />)
  await click(findText('Draft'))
  expect(address()).toBe('/list?query=visa&tab=draft')
  expect(active()).toBe('Draft')
})

test('arrows, Home and End move the focus', async () => {
  await renderAt('/', <Tabs label="Articles" />)
  findText('Pending').focus()
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']
  const visited = []
  for (const key of keys) {
    await press(document.activeElement as HTMLElement, key)
    visited.push(document.activeElement?.textContent)
  }
  expect(visited).toEqual(['Draft', 'Trash', 'Pending', 'Trash', 'Pending', 'Trash'])
})
