import { expect, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'
import { readDemoCommand, runDemoCommand } from './run-demo-command.ts'

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

test('a crowd joins those of the story and is found, once', async () => {
  const { context } = await startApp()
  const said: string[] = []
  for (const _ of [1, 2]) await runDemoCommand(context, { agents: 30 }, (sentence) => said.push(sentence))
  const { rows } = await context.pool.query('select count(*) from agent')
  expect(rows).toEqual([{ count: 241 }])
  const found = await context.pool.query("select from found_agent where card->>'username' like 'agent-%'")
  expect(found.rowCount).toBeGreaterThan(20)
  expect(said.join('\n')).toContain('Sign in as one of these')
})
