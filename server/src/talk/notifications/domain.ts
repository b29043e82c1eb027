import { domain } from '../../platform/domain.ts'
import { notificationsData } from './personal-data.ts'
import { pushHeldMessages, pushMessage } from './push-message.ts'
import { pushNotice } from './push-notice.ts'
import { notificationHandlers } from './routes.ts'
import { sendHeldMails, sendHeldMailsOf } from './send-held-mails.ts'

export const notificationsDomain = domain({
  handlers: notificationHandlers,
  jobs: [pushNotice, pushMessage, pushHeldMessages, sendHeldMailsOf],
  cron: [{ name: 'send-held-mails-each-minute', cron: '* * * * *', job: sendHeldMails }],
  personalData: notificationsData,
})
