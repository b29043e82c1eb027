import { act } from 'react'
import { expect, test } from 'vitest'
import { click, find, render } from '../../test/render.tsx'
import { useLazy } from './use-lazy.ts'

function Widget({ source }: { source: Parameters<typeof useLazy<{ typed: string }, string>>[0] }) {
  const { loaded, load } = useLazy(source, () => find<HTMLInputElement>('input').value)
  if (loaded) return <loaded.Part typed={loaded.kept} />
  return (
    <>
      <input defaultValue="" />
      <button type="button" onClick={load}>
        Use
      </button>
    </>
  )
}
const Part = ({ typed }: { typed: string }) => <p>{typed}</p>

test('what is kept is what stands there at the moment of the swap, not of the first use', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Part }>()
  await render(<Widget source={() => promise} />)
  await click(find('button'))
  find<HTMLInputElement>('input').value = 'typed meanwhile'
  await act(async () => resolve({ default: Part }))
  expect(find('p').textContent).toBe('typed meanwhile')
})

test('where it cannot be reached the plain form stays, and the next use tries again', async () => {
  let tries = 0
  const source = async () => {
    if (++tries === 1) throw new Error('no network')
    return { default: Part }
  }
  await render(<Widget source={source} />)
  await click(find('button'))
  expect(find('input')).toBeTruthy()
  await click(find('button'))
  expect(find('p')).toBeTruthy()
})
