import { domain } from '../../platform/domain.ts'
import { scanMessageFile } from './files/check-file.ts'
import { fillConversations } from './fill-conversations.ts'
import { mailUnread } from './mail-unread.ts'
import { conversationsData } from './personal-data.ts'
import { quickAnswerHandlers } from './quick-answers/quick-answer-routes.ts'
import { conversationHandlers } from './routes.ts'

export const conversationsDomain = domain({
  handlers: [...conversationHandlers, ...quickAnswerHandlers],
  jobs: [scanMessageFile, mailUnread],
  fills: [fillConversations],
  personalData: conversationsData,
})
