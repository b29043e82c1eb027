import { domain } from '../../platform/domain.ts'
import { sharesData } from './personal-data.ts'

export const sharesDomain = domain({ personalData: sharesData })
