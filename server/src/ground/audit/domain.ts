import { domain } from '../../platform/domain.ts'
import { auditData } from './personal-data.ts'

export const auditDomain = domain({
  personalData: auditData,
})
