import { beforeEach, expect, test } from 'vitest'
import { click, find, findText, press, render } from '../../../test/render.tsx'
import { ListKeys } from './list-keys.tsx'

beforeEach(() => localStorage.clear())

const pressed: string[] = []

async function shown() {
  pressed.length = 0
  const line = (name: string, hasClaim = true) => (
    <tr key={name}>
      <th>
        <a href={`/${name}`}>{name}</a>
      </th>
      <td>
        {hasClaim && (
          <button type="button" data-key="c" onClick={() => pressed.push(name)}>
            Claim {name}
          </button>
        )}
      </td>
    </tr>
  )
  await render(
    <main>
      <input aria-label="Search" />
      <table>
        <tbody>{[line('one'), line('two', false), line('three')]}</tbody>
      </table>
      <button type="button" data-key="x" onClick={() => pressed.push('export')}>
        Export
      </button>
      <ListKeys acts={{ c: 'Claim', x: 'Export' }} />
    </main>,
  )
}

const here = () => document.activeElement?.textContent
const strike = (key: string) => press(document.activeElement as HTMLElement, key)

test('j and k go through the lines and stay at both ends', async () => {
  await shown()
  const way: (string | null | undefined)[] = []
  for (const key of 'jjjjkkkk') {
    await strike(key)
    way.push(here())
  }
  expect(way).toEqual(['one', 'two', 'three', 'three', 'two', 'one', 'one', 'one'])
})

test('a letter of its own is for the line one stands on, or for what stands beside the list', async () => {
  await shown()
  await strike('c')
  expect(pressed).toEqual([])
  await strike('j')
  await strike('c')
  await strike('x')
  expect(pressed).toEqual(['one', 'export'])
  await strike('j')
  await strike('c')
  expect(pressed).toEqual(['one', 'export'])
})

test('who types into a field, or holds another key, presses none of them', async () => {
  await shown()
  const field = find<HTMLInputElement>('input[aria-label=Search]')
  field.focus()
  for (const key of 'jx?') await press(field, key)
  expect(document.activeElement).toBe(field)
  field.blur()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', ctrlKey: true, bubbles: true }))
  expect(pressed).toEqual([])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('? shows the keys, and there they are turned off for good', async () => {
  await shown()
  await strike('?')
  const sheet = find('dialog[open]')
  expect([...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    ...['j', 'k', 'Enter', 'c', 'x', '?'],
  ])
  await click(find('dialog [role=switch]'))
  await click(find('dialog button[aria-label=Close]'))
  await strike('j')
  expect(here()).not.toBe('one')
  await click(findText('Keys ?'))
  await click(find('dialog [role=switch]'))
  await click(find('dialog button[aria-label=Close]'))
  await strike('j')
  expect(here()).toBe('one')
})
