import { domain } from '../../platform/domain.ts'
import { hellosData } from './personal-data.ts'
import { helloHandlers } from './routes.ts'
import { scanHello, tendHellos } from './scan-hello.ts'

export const hellosDomain = domain({
  handlers: helloHandlers,
  jobs: [scanHello],
  cron: [{ name: 'tend-hellos-hourly', cron: '53 * * * *', job: tendHellos }],
  personalData: hellosData,
})
