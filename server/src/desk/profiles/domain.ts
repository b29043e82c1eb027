import { domain } from '../../platform/domain.ts'
import { profileHandlers } from './routes.ts'

export const profilesDomain = domain({
  handlers: profileHandlers,
})
