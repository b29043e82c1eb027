import { domain } from '../../platform/domain.ts'
import { likesData } from './personal-data.ts'
import { likeHandlers } from './routes.ts'

export const likesDomain = domain({
  handlers: likeHandlers,
  personalData: likesData,
})
