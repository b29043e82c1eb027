import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { quickFolder } from '../../../test/quick-folder.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { compareEntryRules } from './compare-entry-rules.ts'
import { loadEntryRules } from './load-entry-rules.ts'
import { readEntryRules } from './read-entry-rules.ts'
import { readEntryRulesCommand, runEntryRulesCommand } from './run-entry-rules-command.ts'
import { allRules, rulesFor, sourceOfRules } from './store.ts'

const SHIPPED = join(import.meta.dirname, '../../../data/entry-rules/entry-rules.csv')
const HEAD = 'Passport,Destination,Requirement'
const COUNTRIES = new Set(['NG', 'CA', 'GB'])
const fileOf = (...lines: string[]) => [HEAD, ...lines, ''].join('\n')

describe('a file of rules', () => {
  test('says days, words and nothing for one’s own country', () => {
    const rules = readEntryRules(fileOf('NG,CA,visa required', 'NG,NG,-1', 'CA,NG,90', 'CA,CA,-1'), COUNTRIES)
    expect(rules).toEqual([
      { passport: 'NG', destination: 'CA', rule: 'visa_required', days: null },
      { passport: 'CA', destination: 'NG', rule: 'visa_free', days: 90 },
    ])
  })

  test.each([
    ['another head', 'a,b,c\nNG,CA,90', 'The first line'],
    ['an unknown country', fileOf('NG,ZZ,90'), 'Line 2 names the unknown country "ZZ".'],
    ['an unknown rule', fileOf('NG,CA,perhaps'), 'Line 2 has the unknown rule "perhaps".'],
    ['zero days', fileOf('NG,CA,0'), 'unknown rule "0"'],
    ['a line cut off', fileOf('NG,CA,90', 'NG,G'), 'Line 3 is not made of three words'],
    ['a pair twice', fileOf('NG,CA,90', 'NG,CA,30'), 'Line 3 repeats NG to CA.'],
    [
      'a pair left out',
      fileOf('NG,CA,90', 'GB,NG,90', 'GB,CA,90', 'CA,CA,-1', 'CA,NG,30', 'NG,GB,30'),
      'no rule for CA to GB',
    ],
    ['a rule for one’s own country', fileOf('NG,NG,90'), 'own country'],
    ['no rules at all', fileOf(), 'no rules'],
  ])('is refused whole with %s', (_what, text, sentence) => {
    expect(() => readEntryRules(text, COUNTRIES)).toThrow(sentence)
  })

  test('is compared by kind, then pair by pair, with what is new and gone', () => {
    const pair = { passport: 'NG', destination: 'CA' } as const
    const back = { passport: 'CA', destination: 'NG' } as const
    const lines = compareEntryRules(
      [{ ...pair, rule: 'visa_required', days: null }],
      [
        { ...pair, rule: 'visa_free', days: 30 },
        { ...back, rule: 'eta', days: null },
      ],
      new Map([['NG', 'Nigeria']]),
    )
    expect(lines).toEqual([
      '2 of 2 rules change:',
      '  1 × Visa needed → No visa needed, 30 days',
      '  1 × not in the file → Travel authorisation',
      'Each of them, passport to destination:',
      '  CA to Nigeria: not in the file → Travel authorisation',
      '  Nigeria to CA: Visa needed → No visa needed, 30 days',
    ])
  })
})

describe('the rules in use', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  test('are those of the file, with its source and day, and are loaded once', async () => {
    const { db, clock } = server.context
    expect(await allRules(db)).toHaveLength(199 * 198)
    expect(await rulesFor(db, ['NG', 'DE', 'CA'], 'CA')).toEqual(
      expect.arrayContaining([
        { passport: 'NG', destination: 'CA', rule: 'visa_required', days: null },
        { passport: 'DE', destination: 'CA', rule: 'eta', days: null },
      ]),
    )
    expect(await sourceOfRules(db)).toMatchObject({
      author: 'Ilya Ilyankou',
      licence: 'MIT',
      as_of: '2025-01-12',
    })
    expect(await loadEntryRules(db, clock)).toBe(false)
  })

  test('are replaced by a newer file, which tells what changes; an older one and a broken one change nothing', async () => {
    const { context } = server
    const run = (...words: string[]) => runEntryRulesCommand(context, readEntryRulesCommand(words))
    const folder = await quickFolder('entry-rules-')
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'newer.csv')
    const shipped = await readFile(SHIPPED, 'utf8')
    await writeFile(file, shipped.replace('NG,CA,visa required', 'NG,CA,e-visa'))

    expect(await run('compare', file)).toContain('Nigeria to Canada: Visa needed → E-visa')
    expect(await rulesFor(context.db, ['NG'], 'CA')).toMatchObject([{ rule: 'visa_required' }])

    const told = await run('load', file, '2026-03-01')
    expect(told).toContain('The entry rules of 2026-03-01 replace those of 2025-01-12.')
    expect(told).toContain('1 of 39402 rules change:')
    expect(await rulesFor(context.db, ['NG'], 'CA')).toMatchObject([{ rule: 'e_visa' }])
    expect(await run('load', file, '2026-03-01')).toBe('The entry rules of 2026-03-01 are in use already.')
    expect(await loadEntryRules(context.db, context.clock), 'a start keeps them').toBe(false)
    expect(await rulesFor(context.db, ['NG'], 'CA')).toMatchObject([{ rule: 'e_visa' }])

    await expect(run('load', SHIPPED, '2025-06-01')).rejects.toThrow('newer than 2025-06-01')
    await expect(run('load', file, '2027-01-01')).rejects.toThrow('still to come')
    await writeFile(file, shipped.slice(0, 300_000))
    await expect(run('load', file, '2026-04-01')).rejects.toThrow(/Line|no rule for/)
    await expect(run('load', 'nowhere.csv', '2026-04-01')).rejects.toThrow('cannot be read')
    expect(await allRules(context.db)).toHaveLength(199 * 198)
    expect(await sourceOfRules(context.db)).toMatchObject({ as_of: '2026-03-01' })
  })

  test.each([[[]], [['load', 'a.csv']], [['compare', 'a.csv', '2026-01-01']], [['load', 'a.csv', 'today']]])(
    'the command %j is told how to be written',
    (words) => {
      expect(() => readEntryRulesCommand(words)).toThrow(/npm run entry-rules|is not a day/)
    },
  )
})
