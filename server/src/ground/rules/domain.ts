import { domain } from '../../platform/domain.ts'
import { rulesData } from './personal-data.ts'

export const rulesDomain = domain({
  personalData: rulesData,
})
