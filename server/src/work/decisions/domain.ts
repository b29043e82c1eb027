import { domain } from '../../platform/domain.ts'
import { countEachNight } from './count-each-night.ts'
import { decisionsData } from './personal-data.ts'

export const decisionsDomain = domain({
  cron: [{ name: 'count-decisions-daily', cron: '52 2 * * *', job: countEachNight }],
  personalData: decisionsData,
})
