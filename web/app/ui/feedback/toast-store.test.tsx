import { beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, pauseToasts, resumeToasts, startToasts, toast } from './toast-store.ts'

const texts = () => currentToasts().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of currentToasts()) dismissToast(id)
  startToasts()
  return () => vi.useRealTimers()
})

test('a toast stays five seconds', () => {
  toast.success('Saved')
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('three are shown: a fourth pushes the oldest out', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.success(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('the same sentence again is one toast with its time anew', () => {
  toast.error('No')
  vi.advanceTimersByTime(4000)
  toast.error('No')
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['No'])
})

test('while somebody reads, the clock stands, and goes on where it stood', () => {
  toast.success('Read me')
  vi.advanceTimersByTime(3000)
  pauseToasts()
  toast.success('Me too')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Read me', 'Me too'])
  resumeToasts()
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['Me too'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

test('dismissing the last one under the pointer does not hold the next', () => {
  toast.success('One')
  pauseToasts()
  dismissToast(currentToasts()[0]!.id)
  toast.success('Two')
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
})
