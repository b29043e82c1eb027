import type { Reader } from '../../platform/database/database.ts'
import { namesOfCountries } from './store.ts'

export const countryNames = async (db: Reader) =>
  new Map((await namesOfCountries(db)).map(({ iso, name }) => [iso, name]))
