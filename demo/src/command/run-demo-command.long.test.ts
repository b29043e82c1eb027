import { expect, test } from 'vitest'
import { startApp } from '../../../server/test/start-app.ts'
import { runDemoCommand } from './run-demo-command.ts'

test('a crowd joins those of the story and is found, once', async () => {
  const { context } = await startApp()
  const said: string[] = []
  for (const _ of [1, 2])
    await runDemoCommand(context, { agents: 30, orders: 0, messages: 0 }, (sentence) => said.push(sentence))
  const { rows } = await context.pool.query('select count(*) from agent')
  expect(rows).toEqual([{ count: 241 }])
  const found = await context.pool.query("select from found_agent where card->>'username' like 'agent-%'")
  expect(found.rowCount).toBeGreaterThan(20)
  expect(said.join('\n')).toContain('Sign in as one of these')
}, 120_000)
