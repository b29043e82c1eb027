import type { Context } from '../../context.ts'
import { countPendingLicences } from './licence-store.ts'

export const countWaitingLicences = ({ db }: Context) => countPendingLicences(db)
