import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedDay } from '@sojourn/contract/ground/fact-age'
import { beforeAll, expect, test } from 'vitest'
import { parseFiles, REFERENCE_FOLDER, type ReferenceData, readFiles } from '../reference-files.ts'
import { visaRows } from './visa-rows.ts'

/** No government asks more, even for a residence that is sold: a mistake in minor units shows here. */
const MOST = 1_000_000_00
/** These have coins so small that a hundred times the number is still plausible. */
const SMALL = new Set([
  'JPY',
  'KRW',
  'VND',
  'IDR',
  'CLP',
  'COP',
  'HUF',
  'ISK',
  'UGX',
  'PYG',
  'IRR',
  'LAK',
  'KHR',
])

let data: ReferenceData
let rows: ReturnType<typeof visaRows>
beforeAll(async () => {
  data = parseFiles(await readFiles(REFERENCE_FOLDER))
  rows = visaRows(data.visas, data.general)
})

test('amounts are in minor units', () => {
  const high = rows.flatMap(({ id, facts }) =>
    [...(facts.fees?.value ?? []), ...(facts.other_costs?.value ?? [])]
      .filter(({ amount, currency }) => amount && currency && !SMALL.has(currency) && amount > MOST)
      .map(({ what, amount }) => `${id} ${what} ${amount}`),
  )
  expect(high).toEqual([])
})

test('every visa that the demo story and the dictionary name is there, or came after the one they name', async () => {
  const known = new Set(rows.map(({ id }) => id))
  const folder = join(import.meta.dirname, '../../../../../demo/data/agents')
  const files = await readdir(folder)
  const agents: { services: { visa: string }[] }[] = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  const words = JSON.parse(await readFile(join(REFERENCE_FOLDER, 'words/visas.json'), 'utf8'))
  const named = [...agents.flatMap(({ services }) => services.map(({ visa }) => visa)), ...Object.keys(words)]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('each purpose says what it is for and what to ask', () => {
  expect(data.purposes).toHaveLength(12)
  for (const { slug, description, questions } of data.purposes) {
    expect(description.length, slug).toBeGreaterThan(20)
    expect(questions.length, slug).toBeGreaterThanOrEqual(3)
    for (const question of questions) expect(question).toMatch(/\?$/)
  }
})

test('nobody checked a fact or a warning on a day that is still to come', () => {
  const today = new Date().toISOString().slice(0, 10)
  const checks = [
    ...rows.flatMap(({ id, facts }) =>
      Object.values(facts).map((fact) => [id, fact?.checked ?? ''] as const),
    ),
    ...data.visas.flatMap(({ country, warnings }) =>
      warnings.map(({ checked }) => [`${country} warning`, checked] as const),
    ),
  ]
  expect(checks.length).toBeGreaterThan(5000)
  expect(checks.filter(([, checked]) => checkedDay(checked) > today)).toEqual([])
})
