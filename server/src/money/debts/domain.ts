import { domain } from '../../platform/domain.ts'
import { debtsData } from './personal-data.ts'
import { debtReliefMachine } from './relief-state.ts'
import { debtHandlers } from './routes.ts'

export const debtsDomain = domain({
  handlers: debtHandlers,
  machines: [debtReliefMachine],
  personalData: debtsData,
})
