import type { CountryCatalogue } from '../visas/read-visas.ts'
import { classOpens } from './class-opens.ts'
import type { LicensedCountry } from './licensed-file.ts'

/** The rows of all classes, each with the visas it does not open. */
export const licenceClassRows = (licensed: LicensedCountry[], catalogues: CountryCatalogue[]) =>
  licensed.flatMap(({ country, regulators }) => {
    const visas = catalogues.find((catalogue) => catalogue.country === country)?.visas ?? []
    return regulators.flatMap(({ code: regulator, classes }) =>
      classes.map(({ code, name, may, ...limits }, position) => ({
        country_iso: country,
        regulator,
        code,
        name,
        may,
        closed_visas: visas
          .filter((visa) => !classOpens(limits, visa))
          .flatMap((visa) => [visa.code, ...visa.former_codes])
          .map((visa) => `${country.toLowerCase()}/${visa}`),
        position,
      })),
    )
  })
