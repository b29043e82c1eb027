import type { CountryDetails } from '@sojourn/contract/ground/reference'

/** Fees stand in the title where the files promise that some are known. */
export const countryTitle = ({ name, visas }: Pick<CountryDetails, 'name' | 'visas'>) =>
  visas.some(({ promises }) => promises.includes('fees'))
    ? `${name}: visas, fees and agents`
    : `${name}: visas and agents`
