import { domain } from '../../platform/domain.ts'
import { guideHandlers } from './routes.ts'

export const guideDomain = domain({ handlers: guideHandlers })
