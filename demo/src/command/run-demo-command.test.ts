import { expect, test } from 'vitest'
import { readDemoCommand } from './run-demo-command.ts'

const demo = true

test('a number of agents is read, or none', () => {
  expect(readDemoCommand([], { demo })).toEqual({ agents: 0, orders: 0, messages: 0 })
  expect(readDemoCommand(['--agents', '100000'], { demo })).toEqual({
    agents: 100_000,
    orders: 0,
    messages: 0,
  })
})

test('orders come with messages, ten each if nobody says how many', () => {
  const asked = ['--orders', '1000000', '--messages', '9000000']
  expect(readDemoCommand(asked, { demo })).toEqual({ agents: 0, orders: 1_000_000, messages: 9_000_000 })
  expect(readDemoCommand(['--orders', '300'], { demo })).toMatchObject({ orders: 300, messages: 3000 })
})

test.each([
  [['--agents']],
  [['--agents', 'many']],
  [['--agents', '-5']],
  [['--agents', '1e3']],
  [['--agents', '5', '6']],
  [['--clients', '5']],
  [['--messages', '5']],
  [['--orders', '5', '--orders', '6']],
  [['--orders', '5', '--messages']],
  [['--toString', '5']],
  [['orders', '5']],
])('%j is met with how it is done', (words) => {
  expect(() => readDemoCommand(words, { demo })).toThrow('npm run demo -- --agents 100000')
})

test.each([
  ['--agents', '2000000', 'at most 1,000,000 agents'],
  ['--orders', '6000000', 'at most 5,000,000 orders'],
])('more than a machine holds are refused: %s %s', (option, count, sentence) => {
  expect(() => readDemoCommand([option, count], { demo })).toThrow(sentence)
})

test('the database of real people is left alone', () => {
  expect(() => readDemoCommand(['--agents', '5'], { demo: false })).toThrow('DEMO=1')
  expect(() => readDemoCommand(['--orders', '5'], { demo: false })).toThrow('DEMO=1')
})
