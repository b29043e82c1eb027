import { describe, expect, test } from 'vitest'
import visaWords from '../../../../data/words/visas.json' with { type: 'json' }
import { PURPOSES } from '../../../ground/reference/purposes.ts'
import { parseFiles, REFERENCE_FOLDER, readFiles } from '../../../ground/reference/reference-files.ts'
import { visaRows } from '../../../ground/reference/visas/visa-rows.ts'
import { readCatalogue, TRANSLATED } from '../../../platform/words/read-catalogue.ts'
import { correct } from './correct.ts'
import { chosenKeys, meaningOf } from './dictionary.ts'
import { wordsIn } from './letters.ts'
import { understand } from './understand.ts'

function meantBy(text: string) {
  const { said, rest } = understand(wordsIn(text))
  const all = (name: 'countries' | 'purposes' | 'languages' | 'visas') =>
    said.flatMap(({ meaning }) => meaning[name])
  return {
    countries: all('countries'),
    purposes: all('purposes'),
    languages: all('languages'),
    visas: all('visas'),
    rest,
  }
}

describe('the dictionary', () => {
  test.each([
    ['student visa canada', { countries: ['CA'], purposes: ['study'] }],
    ['nurse canada', { countries: ['CA'], purposes: ['work'] }],
    ['H1B', { visas: ['us/h-1b-specialty-occupation'] }],
    ['h-1b', { visas: ['us/h-1b-specialty-occupation'] }],
    ['H 1B visa', { visas: ['us/h-1b-specialty-occupation'] }],
    ['spouse visa uk', { countries: ['GB'], purposes: ['family'] }],
    ['U.K. work permit', { countries: ['GB'], purposes: ['work'] }],
    ['lawyer who speaks arabic', { languages: ['ar'], countries: [] }],
    ['french speaking consultant', { languages: ['fr'], countries: [] }],
    ['french student visa', { countries: ['FR'], languages: [] }],
    ['french lawyer', { countries: ['FR'], languages: ['fr'] }],
    ['indian student in new zealand', { countries: ['NZ'], purposes: ['study'] }],
    ['indians', { countries: ['IN'] }],
    ['Österreich', { countries: ['AT'] }],
    ['Deutschland Arbeit', { countries: ['DE'], purposes: ['work'] }],
    ['Канада работа', { countries: ['CA'], purposes: ['work'] }],
    ['加拿大 留学', { countries: ['CA'], purposes: ['study'] }],
    ['كندا', { countries: ['CA'] }],
    ['한국', { countries: ['KR'] }],
    ['moving to Dubai', { countries: ['AE'] }],
    ['subclass 482', { visas: ['au/skills-in-demand-482'] }],
    ['PNP', { visas: ['ca/provincial-nominee-program'] }],
    ['nurse permanent residence australia', { countries: ['AU'], purposes: ['permanent-residence'] }],
    ['second passport', { purposes: ['citizenship'] }],
    ['الدراسة في كندا', { countries: ['CA'], purposes: ['study'] }],
    ['تأشيرة للعمل في ألمانيا', { countries: ['DE'], purposes: ['work'] }],
    ['soins médicaux en Espagne', { countries: ['ES'], purposes: ['medical-treatment'] }],
    ['visado de trabajo para Canadá', { countries: ['CA'], purposes: ['work'] }],
    ['parle arabe', { languages: ['ar'] }],
    ['يتحدث العربية', { languages: ['ar'] }],
  ])('%s', (text, expected) => expect(meantBy(text)).toMatchObject(expected))

  test.each(TRANSLATED)('knows each purpose by what our pages call it (%s)', (language) => {
    const words = new Map(readCatalogue(language, (file) => file === 'server-names.json'))
    for (const { slug, name } of PURPOSES)
      expect.soft(meantBy(words.get(name) ?? '').purposes, `${name}: ${words.get(name)}`).toContain(slug)
  })

  test('words it does not know stay as they are', () => {
    expect(meantBy('Amara Okafor canada')).toMatchObject({ countries: ['CA'], rest: ['amara', 'okafor'] })
  })

  test('a misspelt word is put right where nobody has it as it is', () => {
    expect(correct(['studnet', 'canda'], () => false)).toEqual(['student', 'canada'])
    expect(correct(['studnet', 'canda'], (word) => word === 'canda')).toEqual(['student', 'canda'])
    expect(correct(['okafor', 'ann'], () => false)).toBeNull()
  })

  test('every visa it names stands in the catalogue, every purpose among the purposes', async () => {
    const files = parseFiles(await readFiles(REFERENCE_FOLDER))
    const ids = visaRows(files.visas, files.general).map(({ id }) => id)
    expect(Object.keys(visaWords).filter((id) => !ids.includes(id))).toEqual([])
    const purposes: string[] = PURPOSES.map(({ slug }) => slug)
    const named = chosenKeys.flatMap((key) => meaningOf(key)?.purposes ?? [])
    expect(named.filter((slug) => !purposes.includes(slug))).toEqual([])
  })
})
