import { expect, test } from 'vitest'
import { openLagMeter } from './lag.ts'

function openAt() {
  let time = 0
  const meter = openLagMeter(() => time)
  return {
    at: (seconds: number, primary: string) => {
      time = seconds * 1000
      meter.note(primary)
    },
    lag: (replayed: string) => meter.lagOf(replayed),
  }
}

test('a replica is as old as the time at which the primary stood where it stands', () => {
  const { at, lag } = openAt()
  at(0, '0/10')
  expect(lag('0/10')).toBe(0)
  at(1, '0/20')
  at(2, '0/30')
  at(5, '0/40')
  expect(lag('0/2F')).toBe(4000)
  expect(lag('0/30')).toBe(3000)
  expect(lag('0/40')).toBe(0)
})

test('one that is cut off grows older with every second, though it has all that it was ever sent', () => {
  const { at, lag } = openAt()
  at(0, '0/10')
  for (let second = 1; second <= 20; second++) at(second, `0/${(16 + second).toString(16).toUpperCase()}`)
  expect(lag('0/10')).toBe(20_000)
})

test('one without anything to replay is not old', () => {
  const { at, lag } = openAt()
  for (let second = 0; second <= 20; second++) at(second, '0/10')
  expect(lag('0/10')).toBe(0)
})

test('of one that is behind all that is known nobody can say how old it is', () => {
  const { at, lag } = openAt()
  at(0, '0/10')
  expect(lag('0/F')).toBeUndefined()
  at(1, '0/20')
  expect(lag('0/20')).toBe(0)
  // Another took its place, from a copy of before.
  expect(lag('0/10')).toBeUndefined()
})
