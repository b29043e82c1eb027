import { domain } from '../../platform/domain.ts'
import { forgetNotices } from './forget-notices.ts'
import { notificationsData } from './personal-data.ts'
import { pushMessage } from './push-message.ts'
import { pushNotice } from './push-notice.ts'
import { notificationHandlers } from './routes.ts'
import { sendHeldMails, sendHeldMailsOf } from './send-held-mails.ts'

export const notificationsDomain = domain({
  handlers: notificationHandlers,
  jobs: [pushNotice, pushMessage, sendHeldMailsOf],
  cron: [
    { name: 'forget-notices-weekly', cron: '57 4 * * 0', job: forgetNotices },
    { name: 'send-held-mails-each-minute', cron: '* * * * *', job: sendHeldMails },
  ],
  personalData: notificationsData,
})
