import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { quickFolder } from '../../../../test/quick-folder.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { loadRates } from './load-rates.ts'
import { readRatesCommand, runRatesCommand } from './run-rates-command.ts'

const SHIPPED = join(import.meta.dirname, '../../../../data/rates/rates.json')

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const shown = async () => (await server.app.inject({ url: '/api/rates' })).json().data

test('the rates of the file are there for everybody, with their day and source', async () => {
  const rates = await shown()
  expect(rates).toMatchObject({ source: 'Exchange API', as_of: '2026-09-29' })
  expect(rates.per_euro).toMatchObject({ EUR: 1, USD: 1.13607, INR: 109.16 })
})

test('every fee of the catalogue can be read in another currency', async () => {
  const { per_euro } = await shown()
  const visas = await server.context.db.selectFrom('visa').select('fee_currency').distinct().execute()
  const currencies = visas.flatMap(({ fee_currency }) => fee_currency ?? [])
  expect(currencies.length).toBeGreaterThan(20)
  expect(currencies.filter((code) => !per_euro[code])).toEqual([])
})

test('a command loads those of a later day; older, broken and future ones change nothing', async () => {
  const { context } = server
  const folder = await quickFolder('rates-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'rates.json')
  const shipped = JSON.parse(await readFile(SHIPPED, 'utf8'))
  const load = async (changes: object) => {
    await writeFile(file, JSON.stringify({ ...shipped, ...changes }))
    return runRatesCommand(context, readRatesCommand(['load', file]))
  }
  const { ILS: _gone, ...fewer } = shipped.per_euro
  expect(await load({ as_of: '2026-10-05', per_euro: { ...fewer, USD: 1.2 } })).toBe(
    '55 rates of 2026-10-05 by Exchange API are in use.\nNo longer there: ILS.',
  )
  expect((await shown()).as_of).toBe('2026-10-05')

  await expect(load({ as_of: '2026-09-30' })).rejects.toThrow('newer than 2026-09-30')
  await expect(load({ as_of: '2999-01-01' })).rejects.toThrow('still to come')
  await expect(load({ as_of: '2026-10-06', per_euro: { USD: 1.1 } })).rejects.toThrow('must hold EUR as 1')
  await expect(load({ as_of: '2026-10-06', per_euro: { EUR: 1, USD: 0 } })).rejects.toThrow('per_euro.USD')
  await writeFile(file, 'no rates')
  await expect(runRatesCommand(context, file)).rejects.toThrow('not written as JSON')
  await expect(runRatesCommand(context, join(folder, 'none'))).rejects.toThrow('cannot be read')

  await loadRates(context.db)
  expect((await shown()).per_euro.USD, 'a start keeps what is newer').toBe(1.2)
})

test.each([[[]], [['load']], [['show', 'a.json']], [['load', 'a.json', 'b.json']]])(
  'the command %j is told how to be written',
  (words) => {
    expect(() => readRatesCommand(words)).toThrow(/npm run rates/)
  },
)
