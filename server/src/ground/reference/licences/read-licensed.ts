import { BadData, type CountryCatalogue } from '../visas/read-visas.ts'
import { LicensedCountries } from './licensed-file.ts'

const NAME = 'licensed-countries.json'

/** The countries where only licensed people may advise. Refuses what breaks a rule of the file. */
export function readLicensed(found: unknown, catalogues: CountryCatalogue[]) {
  const { success, data, error } = LicensedCountries.safeParse(found)
  if (!success) {
    const [issue] = error.issues
    throw new BadData(`${NAME}: ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  for (const { country, regulators } of data) {
    const catalogue = catalogues.find((known) => known.country === country)
    if (!catalogue) throw new BadData(`${NAME}: ${country}: has no file of visas.`)
    const visas = new Set(catalogue.visas.map(({ code }) => code))
    for (const { code: regulator, classes } of regulators) {
      const place = `${NAME}: ${country} ${regulator}`
      const codes = classes.map(({ code }) => code)
      if (new Set(codes).size < codes.length) throw new BadData(`${place}: a class is named twice.`)
      const unknown = classes.flatMap(({ never_visas }) => never_visas).find((code) => !visas.has(code))
      if (unknown) throw new BadData(`${place}: ${unknown} is no visa of this country.`)
    }
  }
  return data
}
