import { expect, test } from 'vitest'
import { readDemoCommand } from './run-demo-command.ts'

const demo = true

test('a number of agents is read, or none', () => {
  expect(readDemoCommand([], { demo })).toEqual({ agents: 0 })
  expect(readDemoCommand(['--agents', '100000'], { demo })).toEqual({ agents: 100_000 })
})

test.each([
  [['--agents']],
  [['--agents', 'many']],
  [['--agents', '-5']],
  [['--agents', '1e3']],
  [['--agents', '5', '6']],
  [['--clients', '5']],
])('%j is met with how it is done', (words) => {
  expect(() => readDemoCommand(words, { demo })).toThrow('npm run demo -- --agents 100000')
})

test('more than a machine holds are refused', () => {
  expect(() => readDemoCommand(['--agents', '2000000'], { demo })).toThrow('at most 1,000,000')
})

test('the database of real people is left alone', () => {
  expect(() => readDemoCommand(['--agents', '5'], { demo: false })).toThrow('DEMO=1')
})
