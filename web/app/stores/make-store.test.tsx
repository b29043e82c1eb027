import { act, StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { click, findText, render } from '../../test/render.tsx'
import { makeStore } from './make-store.ts'

function counted(start: number) {
  let value = start
  let reads = 0
  const { useValue, changed } = makeStore(() => {
    reads += 1
    return value
  }, 0)
  return {
    Shown: () => <output>{useValue()}</output>,
    reads: () => reads,
    set(next: number) {
      value = next
      changed()
    },
  }
}

test('each part that shows a value is drawn again when it changes, and listens no longer once it is gone', async () => {
  const { Shown, set, reads } = counted(1)
  function Page() {
    const [isThere, setThere] = useState(true)
    return (
      <>
        {isThere && <Shown />}
        {isThere && <Shown />}
        <button type="button" onClick={() => setThere(false)}>
          Leave
        </button>
      </>
    )
  }
  const page = await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  expect(page.textContent).toBe('11Leave')
  await act(async () => set(2))
  expect(page.textContent).toBe('22Leave')
  await click(findText('Leave'))
  const before = reads()
  set(3)
  expect(reads()).toBe(before)
})

test('the server draws what it is at first', () => {
  const { Shown } = counted(7)
  expect(renderToString(<Shown />)).toBe('<output>0</output>')
})
