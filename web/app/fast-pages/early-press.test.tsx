import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { find } from '../../test/render.tsx'
import { EARLY_PRESS_SCRIPT } from './early-press.ts'
import { listens } from './mark-interactive.ts'

// The page runs it before the first paint.
beforeAll(() => new Function(EARLY_PRESS_SCRIPT)())
beforeEach(() => void vi.useFakeTimers())

function shown(html: string) {
  document.body.innerHTML = html
  return find('button, input')
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const onClick = () => {
  const heard = vi.fn()
  document.body.addEventListener('answered', heard)
  return heard
}
const answers = (part: HTMLElement) => {
  listens(part)
  part.addEventListener('click', () => part.dispatchEvent(new Event('answered', { bubbles: true })))
}

test('a press before the scripts have come is done once they are there', async () => {
  const heard = onClick()
  const button = shown('<button type="button">Save</button>')
  button.click()
  await wait(200)
  expect(heard).not.toHaveBeenCalled()
  answers(button)
  await wait(60)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a press on a part that listens is not done twice', async () => {
  const heard = onClick()
  const button = shown('<button type="button">Save</button>')
  answers(button)
  button.click()
  await wait(1000)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('of several presses the last counts', async () => {
  const heard = onClick()
  document.body.innerHTML = '<button type="button" id="a">A</button><button type="button" id="b">B</button>'
  find('#a').click()
  find('#b').click()
  await wait(10)
  for (const id of ['#a', '#b']) answers(find(id))
  await wait(60)
  expect(heard.mock.calls.map(([{ target }]) => (target as HTMLElement).id)).toEqual(['b'])
})

test('a press nobody waits for any more is forgotten', async () => {
  const heard = onClick()
  const button = shown('<button type="button">Save</button>')
  button.click()
  await wait(30_100)
  answers(button)
  await wait(100)
  expect(heard).not.toHaveBeenCalled()
})

test('a press on what has gone is forgotten', async () => {
  const heard = onClick()
  const button = shown('<button type="button">Save</button>')
  button.click()
  button.remove()
  answers(button)
  await wait(100)
  expect(heard).not.toHaveBeenCalled()
})

test('a tick set early is set once, not taken out again', async () => {
  const box = shown('<input type="checkbox">') as HTMLInputElement
  box.click()
  expect(box.checked).toBe(true)
  await wait(10)
  listens(box)
  await wait(60)
  expect(box.checked).toBe(true)
})

test('a form sent early goes by its script, not by the browser', async () => {
  document.body.innerHTML = '<form method="post"><button>Send</button></form>'
  const form = find<HTMLFormElement>('form')
  const sent = vi.fn((event: Event) => event.preventDefault())
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('button') })
  form.dispatchEvent(early)
  expect(early.defaultPrevented).toBe(true)
  await wait(10)
  form.addEventListener('submit', sent)
  listens(form)
  await wait(60)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a form that works without script is left to the browser', () => {
  document.body.innerHTML = '<form method="get"><button>Search</button></form>'
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  find('form').dispatchEvent(early)
  expect(early.defaultPrevented).toBe(false)
})
