import { act, startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { click, eventually, find, render } from '../../test/render.tsx'
import { lazyPart } from './lazy-part.ts'
import { Waits } from './waits.tsx'

const isBusy = () => document.documentElement.dataset.busy !== undefined
const calm = () => eventually(() => expect(isBusy()).toBe(false))

/** A part whose script comes when the test says so. */
function partOnItsWay(text: string) {
  const script = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Part = lazyPart(() => script.promise)
  const come = () => act(async () => script.resolve({ default: () => <p>{text}</p> }))
  return { Part, come, fail: () => act(async () => script.reject(new Error('no network'))) }
}

test('what stands there at once is not waited for', async () => {
  await render(
    <Waits>
      <p>here</p>
    </Waits>,
  )
  expect(isBusy()).toBe(false)
})

test('a part that is on its way is waited for until it stands there', async () => {
  const { Part, come } = partOnItsWay('here')
  await render(
    <Waits fallback={<i>soon</i>}>
      <Part />
    </Waits>,
  )
  expect(find('i').textContent).toBe('soon')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(isBusy()).toBe(true)
  await come()
  await calm()
  expect(find('p').textContent).toBe('here')
})

test('a part whose place has gone meanwhile is waited for no more', async () => {
  const { Part, come } = partOnItsWay('here')
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
        {open && (
          <Waits>
            <Part />
          </Waits>
        )}
      </>
    )
  }
  await render(<Page />)
  expect(isBusy()).toBe(true)
  await click(find('button'))
  await come()
  await calm()
})

test('a part that a transition brings is waited for, though nothing stands in its place', async () => {
  const { Part, come } = partOnItsWay('there')
  function Page() {
    const [isThere, go] = useState(false)
    return (
      <>
        <button type="button" onClick={() => startTransition(() => go(true))}>
          Go
        </button>
        <Waits>{isThere ? <Part /> : <p>here</p>}</Waits>
      </>
    )
  }
  await render(<Page />)
  await calm()
  await click(find('button'))
  expect(find('p').textContent).toBe('here')
  expect(isBusy()).toBe(true)
  await come()
  await calm()
  expect(find('p').textContent).toBe('there')
})
