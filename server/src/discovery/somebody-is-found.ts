import type { Context } from '../context.ts'
import { anyFound } from './search-store.ts'

export const somebodyIsFound = ({ pool }: Context) => anyFound(pool)
