import { beforeEach, expect, test, vi } from 'vitest'
import { click, find, findText, press, renderAt } from '../../../test/render.tsx'
import { Menu } from './menu.tsx'
import { Tip } from './tip.tsx'

const showPopover = vi.fn()
const hidePopover = vi.fn()

// jsdom draws no popovers: one that is asked for is shown like anything else.
beforeEach(() => {
  showPopover.mockReset().mockImplementation(function (this: HTMLElement) {
    this.removeAttribute('popover')
  })
  hidePopover.mockReset()
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
})

const chosen = vi.fn()
const entries = [
  { label: 'Profile', to: '/p/account' },
  { label: 'Report', onSelect: chosen },
  { label: 'Delete', onSelect: chosen, danger: true, apart: true },
]
const shown = () => renderAt('/p', <Menu label="More about this message" entries={entries} />)
const trigger = () => find<HTMLButtonElement>('button[popovertarget]')

test('its button says what it is for, and opens its own sheet without any script', async () => {
  await shown()
  expect(trigger().textContent).toBe('More about this message')
  expect(document.getElementById(trigger().getAttribute('popovertarget') ?? '')?.textContent).toContain(
    'Report',
  )
})

test('the down key opens it, and goes to the first entry', async () => {
  await shown()
  trigger().focus()
  await press(trigger(), 'ArrowUp')
  expect(showPopover).not.toHaveBeenCalled()
  await press(trigger(), 'ArrowDown')
  expect(showPopover).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(findText('Profile'))
})

test('arrow keys go round, Home and End to the ends', async () => {
  await shown()
  const goTo = async (key: string, name: string) => {
    await press(document.activeElement as HTMLElement, key)
    expect(document.activeElement).toBe(findText(name))
  }
  await press(trigger(), 'ArrowDown')
  await goTo('ArrowDown', 'Report')
  await goTo('End', 'Delete')
  await goTo('ArrowDown', 'Profile')
  await goTo('ArrowUp', 'Delete')
  await goTo('Home', 'Profile')
})

test('what is chosen is done once, and closes it', async () => {
  await shown()
  chosen.mockReset()
  await click(findText('Report'))
  expect(chosen).toHaveBeenCalledTimes(1)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('going somewhere closes it too; a press between the entries does not', async () => {
  const { address } = await shown()
  await click(find('ul'))
  expect(hidePopover).not.toHaveBeenCalled()
  await click(findText('Profile'))
  expect(address()).toBe('/p/account')
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a tip is read behind a button with its own name', async () => {
  await renderAt('/p', <Tip label="About the fee">It is the fee of the authority.</Tip>)
  expect(trigger().textContent).toBe('About the fee')
  expect(find('[popover]').textContent).toBe('It is the fee of the authority.')
})
