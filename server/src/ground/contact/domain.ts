import { domain } from '../../platform/domain.ts'
import { contactData } from './personal-data.ts'
import { contactHandlers } from './routes.ts'

export const contactDomain = domain({
  handlers: contactHandlers,
  personalData: contactData,
})
