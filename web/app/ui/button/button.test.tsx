import { expect, test, vi } from 'vitest'
import { click, find, findText, render, renderAt } from '../../../test/render.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

test('a button sends no form by itself', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const onClick = vi.fn()
  document.addEventListener('submit', onSubmit)
  await render(
    <form>
      <Button onClick={onClick}>Cancel</Button>
      <IconButton icon="close" label="Close" />
    </form>,
  )
  await click(findText('Cancel'))
  await click(find('[aria-label="Close"]'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  document.removeEventListener('submit', onSubmit)
})

test('while it is busy it says so, keeps the focus and does nothing', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', onSubmit)
  await render(
    <form>
      <Button type="submit" busy onClick={onClick}>
        Pay
      </Button>
    </form>,
  )
  const button = find<HTMLButtonElement>('button')
  button.focus()
  await click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  document.removeEventListener('submit', onSubmit)
})

test('a button that is only a drawing has a name, heard and seen', async () => {
  await render(<IconButton icon="close" label="Remove passport.pdf" />)
  expect(find('button').getAttribute('aria-label')).toBe('Remove passport.pdf')
  expect(find('button').title).toBe('Remove passport.pdf')
})

test('a link that looks like a button goes somewhere', async () => {
  const { address } = await renderAt('/p', <LinkButton to="/p/agents">Find an agent</LinkButton>)
  await click(findText('Find an agent', 'a'))
  expect(address()).toBe('/p/agents')
})
