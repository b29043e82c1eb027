import { domain } from '../../platform/domain.ts'
import { favouritesData } from './personal-data.ts'
import { favouriteHandlers } from './routes.ts'

export const favouritesDomain = domain({
  handlers: favouriteHandlers,
  personalData: favouritesData,
})
