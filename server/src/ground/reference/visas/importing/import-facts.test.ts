import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MovableClock } from '../../../../platform/clock.ts'
import { REFERENCE_FOLDER } from '../../reference-files.ts'
import { readFactsCommand, runFactsCommand } from './run-facts-command.ts'

const clock = new MovableClock('2026-11-24T12:00:00Z')
const AUTHORITY = 'https://www.authority.example/fees'
const part = (amount: number, more: object = {}) => ({
  ...{ what: 'Application', amount, currency: 'CAD', for: 'main', ...more },
})
const source = (page_date: string, more: object = {}) => ({
  ...{ address: AUTHORITY, kind: 'authority', page_date, ...more },
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'))
  await mkdir(join(folder, 'places'))
  for (const name of ['countries.json', 'licensed-countries.json', 'visas'])
    await cp(join(REFERENCE_FOLDER, name), join(folder, name), { recursive: true })
  // The tests know what is read already.
  await setFacts('study-permit', {
    fees: { value: [part(150_00)], note: 'Ours.', source: 'https://www.old.example/', checked: '2025-06' },
    time: { value: null, source: 'https://www.old.example/', checked: '2025-06' },
  })
})
afterEach(() => rm(folder, { recursive: true }))

const canada = () => join(folder, 'visas/CA.json')
interface File {
  visas: { code: string; url: string; facts: VisaFacts }[]
}
const sheet = async (code: string) => {
  const { visas } = JSON.parse(await readFile(canada(), 'utf8')) as File
  const found = visas.find((visa) => visa.code === code)
  if (!found) throw new Error(`No sheet ${code}`)
  return found
}
async function setFacts(code: string, facts: object) {
  const file = JSON.parse(await readFile(canada(), 'utf8')) as File
  const visas = file.visas.map((visa) => (visa.code === code ? { ...visa, facts, promises: [] } : visa))
  await writeFile(canada(), JSON.stringify({ ...file, visas }))
}

interface Promising {
  code: string
  promises: string[]
}

interface Found {
  note?: string
  value: unknown
  sources: object[]
  confidence: string
}
const fees = (value: object[], more: Partial<Found> = {}): { fees: Found } => ({
  fees: { value, sources: [source('2026-10-05')], confidence: 'sure', ...more },
})
const time = (value: object, more: Partial<Found> = {}): { time: Found } => ({
  time: { value, sources: [source('2026-10-01')], confidence: 'sure', ...more },
})

async function take(...visas: object[]) {
  const file = join(folder, 'found.json')
  const named = visas.map((visa) => ({ country: 'CA', code: 'study-permit', ...visa }))
  await writeFile(file, JSON.stringify(named))
  return runFactsCommand({ clock, folder }, file)
}

describe('facts that were found out', () => {
  test('stand in the files with their source and day, and what changes is told', async () => {
    const told = await take(fees([part(150_00, { for: 'each' }), part(85_00, { what: 'Fingerprints' })]))
    expect(told).toBe(
      'CA study-permit, fee: 150.00 CAD (2025-06) becomes 150.00 CAD + 85.00 CAD (2026-10-05).\n1 facts of 1 visas change.',
    )
    expect((await sheet('study-permit')).facts.fees).toEqual({
      value: [part(150_00, { for: 'each' }), part(85_00, { what: 'Fingerprints' })],
      source: AUTHORITY,
      checked: '2026-10-05',
    })
  })

  test('are what the title of the page promises from then on', async () => {
    const promised = async () =>
      (JSON.parse(await readFile(canada(), 'utf8')) as { visas: Promising[] }).visas[0]
    await take(fees([part(160_00)]))
    expect(await promised()).toMatchObject({
      code: 'study-permit',
      promises: expect.arrayContaining(['fees']),
    })
    await take(time({ min_days: 14, max_days: 28 }))
    expect((await promised())?.promises).toEqual(['fees', 'time'])
  })

  test('change nothing a second time', async () => {
    const found = { ...fees([part(160_00)]), ...time({ min_days: 14, max_days: 28 }) }
    await take(found)
    const once = await readFile(canada(), 'utf8')
    expect(await take(found)).toBe('0 facts of 1 visas change.')
    expect(await readFile(canada(), 'utf8')).toBe(once)
  })

  test('that are only likely say so, and those of one weak source are not taken', async () => {
    await take(fees([part(160_00)], { confidence: 'likely' }))
    expect((await sheet('study-permit')).facts.fees?.likely).toBe(true)
    expect(await take(time({ min_days: 1, max_days: 2 }, { confidence: 'unsure' }))).toContain(
      'CA study-permit, time: only one weak source.',
    )
    expect((await sheet('study-permit')).facts.time?.value).toBeNull()
  })

  test('bring no sentences: ours stay with a value that is the same, and go with one that is not', async () => {
    await take(fees([part(150_00, { note: 'Theirs.' })], { note: 'Theirs.' }))
    expect((await sheet('study-permit')).facts.fees).toMatchObject({ note: 'Ours.', value: [part(150_00)] })
    await take(fees([part(170_00)], { sources: [source('2026-10-06')] }))
    expect((await sheet('study-permit')).facts.fees?.note).toBeUndefined()
  })

  test('come from the newest dated page, an authority’s before others’', async () => {
    const sources = [
      source('2026-10-20', { kind: 'other', address: 'https://www.firm.example/' }),
      source('2026-04'),
      source('2026-09-01', { address: 'https://www.authority.example/newer' }),
      source('unknown', { address: 'https://www.authority.example/undated' }),
    ]
    await take(fees([part(160_00)], { sources }))
    expect((await sheet('study-permit')).facts.fees).toMatchObject({
      ...{ source: 'https://www.authority.example/newer', checked: '2026-09-01' },
    })
  })

  test('whose address nobody saw lead to the visa’s own page; a year alone counts from its first month', async () => {
    await take(fees([part(160_00)], { sources: [source('2026', { address: 'unknown' })] }))
    const { url, facts } = await sheet('study-permit')
    expect(facts.fees).toMatchObject({ source: url, checked: '2026-01' })
  })

  test('are left out without any day, and without any number of days', async () => {
    const told = await take({
      ...fees([part(160_00)], { sources: [source('unknown')] }),
      ...time({ text: '15 working days when one pays more' }),
    })
    expect(told).toContain('CA study-permit, fee: no source has a day.')
    expect(told).toContain('CA study-permit, time: no number of days.')
    expect((await sheet('study-permit')).facts.fees?.checked).toBe('2025-06')
  })

  test('tell times apart by the country people live in', async () => {
    await take(
      time({
        ...{ min_days: 14, max_days: 119 },
        text: 'By country of residence, in weeks: India 6, USA 5, United Kingdom 4; from inside Canada 8',
      }),
    )
    expect((await sheet('study-permit')).facts.time?.value).toEqual({
      ...{ min_days: 14, max_days: 119, by_residence: { CA: 56, GB: 28, IN: 42, US: 35 } },
    })
  })

  test('say what comes each year, and keep a deposit and a renewal out of the total', async () => {
    await take(
      fees([
        part(160_00),
        part(776_00, { what: 'Health surcharge, a year' }),
        part(1025_00, { what: 'Deposit, given back' }),
        part(330_00, { what: 'Renewal in Canada' }),
      ]),
    )
    const value = (await sheet('study-permit')).facts.fees?.value
    expect(value?.map(({ what, per, in_total }) => [what, per, in_total])).toEqual([
      ['Application', undefined, undefined],
      ['Health surcharge', 'year', undefined],
      ['Deposit, given back', undefined, false],
      ['Renewal in Canada', undefined, false],
    ])
  })

  test('that are parts of the fee now are no costs beside it', async () => {
    const { facts } = await sheet('study-permit')
    const costs = { source: AUTHORITY, checked: '2025-06' }
    const beside = part(20_00, { what: 'Translation' })
    await setFacts('study-permit', {
      ...{ ...facts, other_costs: { value: [part(85_00, { what: 'Biometrics' }), beside], ...costs } },
    })
    await take(fees([part(150_00), part(85_00, { what: 'Fingerprints' })]))
    expect((await sheet('study-permit')).facts.other_costs?.value).toEqual([beside])
    await take(fees([part(150_00), part(85_00), part(20_00)], { sources: [source('2026-10-06')] }))
    expect((await sheet('study-permit')).facts.other_costs).toBeUndefined()
  })
})

describe('what our team read later', () => {
  const reading = { source: 'https://www.read.example/', checked: '2026-11-23' }
  beforeEach(async () => {
    await setFacts('study-permit', {
      fees: { value: [part(1590_00)], ...reading },
      time: { value: { min_days: 30, max_days: 60 }, ...reading },
    })
  })

  test('is not thrown away', async () => {
    const told = await take({ ...fees([part(160_00)]), ...time({ min_days: 1, max_days: 2 }) })
    expect(told).toContain('CA study-permit, fee: read on 2026-11-23, later than 2026-10-05.')
    expect((await sheet('study-permit')).facts.fees?.value).toEqual([part(1590_00)])
    expect((await sheet('study-permit')).facts.time?.value?.max_days).toBe(60)
  })

  test('comes apart into parts that hold it, and keeps its source and day', async () => {
    const parts = [part(990_00), part(600_00, { what: 'Right' }), part(85_00, { what: 'Fingerprints' })]
    await take(fees(parts))
    expect((await sheet('study-permit')).facts.fees).toEqual({ value: parts, ...reading })
  })
})

test.each<[string, object, string]>([
  [
    'a visa that is none',
    { code: 'no-such-visa', ...fees([part(1)]) },
    'visas/CA.json: no-such-visa: has no sheet',
  ],
  ['a country without a file', { country: 'XX', ...fees([part(1)]) }, 'visas/XX.json: there is no such file'],
  ['a currency that is none', fees([part(1, { currency: 'ZZZ' })]), 'ZZZ is no currency'],
  ['a time that ends before it begins', time({ min_days: 9, max_days: 2 }), 'must not be below min_days'],
  ['parts of a cent', fees([part(1.5)]), '1.fees.value.0.amount: must be a whole number'],
  [
    'a page of a day to come',
    fees([part(1)], { sources: [source('2026-12-01')] }),
    '2026-12-01 is still to come',
  ],
  ['no source', fees([part(1)], { sources: [] }), 'must name a source'],
])('%s is refused, and nothing is written', async (_what, visa, sentence) => {
  const before = await readFile(canada(), 'utf8')
  await expect(take(fees([part(1234_00)]), visa)).rejects.toThrow(sentence)
  expect(await readFile(canada(), 'utf8')).toBe(before)
})

test('the command asks for a file it can read', async () => {
  expect(() => readFactsCommand(['import'])).toThrow('npm run facts -- import FILE')
  expect(() => readFactsCommand(['export', 'a'])).toThrow('npm run facts -- import FILE')
  expect(readFactsCommand(['import', 'a.json'])).toEqual({ file: 'a.json' })
  await expect(runFactsCommand({ clock, folder }, join(folder, 'none.json'))).rejects.toThrow(
    'cannot be read',
  )
  await writeFile(join(folder, 'bad.json'), '{')
  await expect(runFactsCommand({ clock, folder }, join(folder, 'bad.json'))).rejects.toThrow('is not JSON')
})
