import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAlong } from './read-along.mjs'

let worker

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
})

afterEach(() => {
  vi.useRealTimers()
  worker.kill('SIGKILL')
})

/** Plays what a worker tells, one list of events a look. */
function play(...looks) {
  const told = []
  const events = []
  const journal = { readOn: () => looks.shift() ?? [], write: (event) => told.push(event) }
  return { told, events, ...readAlong(journal, events) }
}

test('a worker that says nothing any more is ended, and its mutant counts as killed', async () => {
  const ended = once(worker, 'exit')
  const { told, end } = play([{ type: 'try', mutant: 7, pid: worker.pid }])
  vi.advanceTimersByTime(90_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([{ type: 'killed', mutant: 7, hung: true }])
  expect(await ended).toEqual([null, 'SIGKILL'])
  end()
})

test('a worker that is through with its file is left alone, and all it told is known at the end', () => {
  const first = [
    { type: 'try', mutant: 7, pid: worker.pid },
    { type: 'file', pid: worker.pid },
  ]
  const { told, events, end } = play(first, [{ type: 'killed', mutant: 7 }])
  vi.advanceTimersByTime(1_000)
  end()
  vi.advanceTimersByTime(200_000)
  expect(events).toEqual([...first, { type: 'killed', mutant: 7 }])
  expect(told).toEqual([])
  expect(worker.exitCode).toBeNull()
})

test('a worker that hangs is ended although another is through with its file', async () => {
  const ended = once(worker, 'exit')
  const others = [
    { type: 'try', mutant: 8, pid: 0 },
    { type: 'file', pid: 0 },
  ]
  const { told, end } = play([{ type: 'try', mutant: 7, pid: worker.pid }, ...others])
  vi.advanceTimersByTime(92_000)
  expect(told).toEqual([{ type: 'killed', mutant: 7, hung: true }])
  expect(await ended).toEqual([null, 'SIGKILL'])
  end()
})
