import { domain } from '../../platform/domain.ts'
import { hearFact } from './hear-fact.ts'
import { factsData } from './personal-data.ts'

export const factsDomain = domain({
  jobs: [hearFact],
  personalData: factsData,
})
