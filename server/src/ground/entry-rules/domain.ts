import { domain } from '../../platform/domain.ts'
import { entryRulesData } from './personal-data.ts'

export const entryRulesDomain = domain({ personalData: entryRulesData })
