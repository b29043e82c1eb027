import { domain } from '../../platform/domain.ts'
import { forgetPicture } from './forget-picture.ts'
import { accountData } from './personal-data.ts'
import { accountHandlers } from './routes.ts'
import { sweepUnproven } from './sweep-unproven.ts'

export const accountDomain = domain({
  handlers: accountHandlers,
  jobs: [forgetPicture],
  cron: [{ name: 'sweep-unproven-daily', cron: '51 1 * * *', job: sweepUnproven }],
  personalData: accountData,
})
