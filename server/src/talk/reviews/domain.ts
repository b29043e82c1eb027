import { domain } from '../../platform/domain.ts'
import { reviewsData } from './personal-data.ts'
import { reviewHandlers } from './routes.ts'

export const reviewsDomain = domain({
  handlers: reviewHandlers,
  personalData: reviewsData,
})
