import { domain } from '../../platform/domain.ts'
import { referenceData } from './personal-data.ts'
import { referenceHandlers } from './routes.ts'

export const referenceDomain = domain({
  handlers: referenceHandlers,
  personalData: referenceData,
})
