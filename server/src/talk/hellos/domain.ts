import { domain } from '../../platform/domain.ts'
import { hellosData } from './personal-data.ts'
import { helloHandlers } from './routes.ts'
import { scanHello } from './scan-hello.ts'

export const hellosDomain = domain({
  handlers: helloHandlers,
  jobs: [scanHello],
  personalData: hellosData,
})
