import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AMARA, BRUNO } from '../../../test/found-agents.ts'
import { find, render } from '../../../test/render.tsx'

const amara = { uuid: AMARA, name: 'Amara Okafor' }
const bruno = { uuid: BRUNO, name: 'Bruno Costa' }

beforeEach(() => vi.resetModules())

/** A page that was just opened has it so. */
const opened = () => import('./compare-store.ts')

test('nobody is compared at first', async () => {
  expect((await opened()).comparedNow()).toEqual([])
})

test('whom one chose is there after a reload of the tab, in order', async () => {
  const { setCompared } = await opened()
  setCompared([bruno, amara])
  vi.resetModules()
  expect((await opened()).comparedNow()).toEqual([bruno, amara])
})

test('what was kept and cannot be read counts for nobody', async () => {
  sessionStorage.setItem('compare', '{half')
  expect((await opened()).comparedNow()).toEqual([])
})

test('with the storage closed a choice lasts as long as the page', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, clear: () => {} })
  const { comparedNow, setCompared } = await opened()
  expect(comparedNow()).toEqual([])
  setCompared([amara])
  expect(comparedNow()).toEqual([amara])
})

test('everything that shows it hears of a change', async () => {
  const { setCompared, useCompared } = await opened()
  const Names = () => <p>{useCompared().map(({ name }) => name)}</p>
  await render(<Names />)
  await act(async () => setCompared([amara]))
  expect(find('p').textContent).toBe('Amara Okafor')
  await act(async () => setCompared([]))
  expect(find('p').textContent).toBe('')
})
