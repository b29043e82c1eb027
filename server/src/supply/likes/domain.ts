import { domain } from '../../platform/domain.ts'
import { likesData } from './personal-data.ts'

/** Its calls stand above, where articles are known as well. */
export const likesDomain = domain({ personalData: likesData })
