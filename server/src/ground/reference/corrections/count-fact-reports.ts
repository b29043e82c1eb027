import type { Context } from '../../../context.ts'
import { countOpenReports } from './store.ts'

/** How many reports of outdated facts wait for staff. */
export const countFactReports = ({ db }: Pick<Context, 'db'>) => countOpenReports(db)
