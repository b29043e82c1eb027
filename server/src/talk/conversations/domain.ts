import { domain } from '../../platform/domain.ts'
import { scanMessageFile } from './files/check-file.ts'
import { forgetConversations } from './forget-conversations.ts'
import { mailUnread } from './mail-unread.ts'
import { conversationsData } from './personal-data.ts'
import { conversationHandlers } from './routes.ts'

export const conversationsDomain = domain({
  handlers: conversationHandlers,
  jobs: [scanMessageFile, mailUnread],
  cron: [{ name: 'forget-conversations-daily', cron: '49 3 * * *', job: forgetConversations }],
  personalData: conversationsData,
})
