import { domain } from '../../platform/domain.ts'
import { forgetMessages } from './forget-messages.ts'
import { contactData } from './personal-data.ts'
import { contactHandlers } from './routes.ts'

export const contactDomain = domain({
  handlers: contactHandlers,
  cron: [{ name: 'forget-contact-messages-weekly', cron: '37 3 * * 0', job: forgetMessages }],
  personalData: contactData,
})
