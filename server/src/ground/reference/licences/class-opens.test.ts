import { expect, test } from 'vitest'
import { parseFiles, REFERENCE_FOLDER, readFiles } from '../reference-files.ts'
import { classOpens } from './class-opens.ts'
import { licenceClassRows } from './licence-class-rows.ts'
import { LicensedCountries } from './licensed-file.ts'
import { readLicensed } from './read-licensed.ts'

const data = parseFiles(await readFiles(REFERENCE_FOLDER))
const rows = licenceClassRows(data.licensed, data.visas)
const closedTo = (place: string) => {
  const [country, regulator, code] = place.split(' ')
  return rows.find((row) => row.country_iso === country && row.regulator === regulator && row.code === code)
    ?.closed_visas
}
const visasOf = (iso: string) => data.visas.find(({ country }) => country === iso)?.visas ?? []

const limits = (some: object) => ({ never: [], never_visas: [], ...some })

test.each([
  ['without limits', {}, ['study', 'work'], true],
  ['only study, for study', { only: ['study'] }, ['study'], true],
  ['only study, for study and work', { only: ['study'] }, ['study', 'work'], false],
  ['only study and work, for both', { only: ['study', 'work'] }, ['study', 'work'], true],
  ['only nothing', { only: [] }, ['study'], false],
  ['never protection, for family', { never: ['humanitarian-protection'] }, ['family'], true],
  [
    'never protection, for family and protection',
    { never: ['humanitarian-protection'] },
    ['family', 'humanitarian-protection'],
    false,
  ],
  ['never this visa', { never_visas: ['a-visa'] }, ['study'], false],
  ['never another visa', { never_visas: ['another'] }, ['study'], true],
])('a class %s', (_, some, purposes, expected) => {
  expect(classOpens(limits(some), { code: 'a-visa', purposes })).toBe(expected)
})

/** Every class of the file, so that none goes in without somebody having said what it is kept from. */
test.each([
  ['CA CICC RCIC-IRB', []],
  ['CA CICC RCIC', ['refugee-claim']],
  ['GB IAA L3', []],
  ['GB IAA L2', []],
  ['GB IAA L1', ['asylum-claim', 'private-life', 'ukraine-permission-extension']],
  ['NZ IAA full', []],
  ['NZ IAA provisional', []],
  ['US DOJ full', []],
  ['US DOJ partial', []],
  ['JP GYOSEI papers', []],
  ['JP GYOSEI filing', []],
  ['JP GYOSEI specified', []],
])('%s is kept from %j', (place, closed) => {
  const iso = place.slice(0, 2).toLowerCase()
  const former = visasOf(place.slice(0, 2))
    .filter(({ code }) => (closed as string[]).includes(code))
    .flatMap(({ former_codes }) => former_codes)
  expect(closedTo(place)?.toSorted()).toEqual(
    [...closed, ...former].map((code) => `${iso}/${code}`).toSorted(),
  )
})

test.each(['CA CICC RCIC-L1', 'CA CICC RISIA'])('%s opens nothing but study', (place) => {
  const open = visasOf('CA').filter(({ code }) => !closedTo(place)?.includes(`ca/${code}`))
  expect(open.map(({ code }) => code)).toEqual(['study-permit', 'quebec-study-caq'])
})

test('a limited licence of New Zealand opens nothing', () => {
  expect(closedTo('NZ IAA limited')?.length).toBeGreaterThanOrEqual(visasOf('NZ').length)
})

test('every class of the file is looked at above', () => {
  expect(rows).toHaveLength(15)
})

const canada = data.licensed.filter(({ country }) => country === 'CA')
const withClass = (some: object) => {
  const [{ regulators, ...country }] = structuredClone(canada) as [(typeof canada)[number]]
  const [first, ...more] = regulators
  return [{ ...country, regulators: [{ ...first, classes: [{ ...first?.classes[0], ...some }] }, ...more] }]
}

test.each([
  ['a purpose that is none', withClass({ only: ['studying'] }), /must be a purpose/],
  ['a visa that is none', withClass({ never_visas: ['nothing'] }), /nothing is no visa of this country/],
  ['a class without a source', withClass({ source: undefined }), /source/],
  ['a field nobody knows', withClass({ onyl: [] }), /onyl/],
  ['a country without visas', [{ ...canada[0], country: 'TD' }], /TD: has no file of visas/],
])('%s is refused, and the place is named', (_, found, said) => {
  expect(() => readLicensed(found, data.visas)).toThrow(said)
})

test('the file names its classes once', () => {
  const [{ regulators, ...country }] = canada as [(typeof canada)[number]]
  const twice = regulators.map((regulator) => ({
    ...regulator,
    classes: [...regulator.classes, ...regulator.classes.slice(0, 1)],
  }))
  expect(() => readLicensed([{ ...country, regulators: twice }], data.visas)).toThrow(/named twice/)
  expect(LicensedCountries.parse(data.licensed)).toHaveLength(6)
})
