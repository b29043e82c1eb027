import { domain } from '../../platform/domain.ts'
import { showcaseData } from './personal-data.ts'
import { showcaseHandlers } from './routes.ts'

export const showcaseDomain = domain({
  handlers: showcaseHandlers,
  personalData: showcaseData,
})
