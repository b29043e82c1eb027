import { domain } from '../../platform/domain.ts'
import { debtsData } from './personal-data.ts'
import { debtHandlers } from './routes.ts'

export const debtsDomain = domain({
  handlers: debtHandlers,
  personalData: debtsData,
})
