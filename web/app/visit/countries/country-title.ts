import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'

/** Fees stand in the title where the files promise that some are known. */
export const countryTitle = ({ name, visas }: Pick<CountryDetails, 'name' | 'visas'>) =>
  visas.some(({ promises }) => promises.includes('fees'))
    ? t('{country}: visas, fees and agents', { country: name })
    : t('{country}: visas and agents', { country: name })
