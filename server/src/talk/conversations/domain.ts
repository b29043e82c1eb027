import { domain } from '../../platform/domain.ts'
import { scanMessageFile, tendMessageFiles } from './files/check-file.ts'
import { fillConversations } from './fill-conversations.ts'
import { mailUnread, mailUnreadMessage } from './mail-unread.ts'
import { conversationsData } from './personal-data.ts'
import { closeQuestions } from './questions/close-questions.ts'
import { measureAnswers, measureAnswersAnew } from './questions/measure-answers.ts'
import { questionHandlers } from './questions/question-routes.ts'
import { questionMachine } from './questions/question-state.ts'
import { quickAnswerHandlers } from './quick-answers/quick-answer-routes.ts'
import { conversationHandlers } from './routes.ts'

export const conversationsDomain = domain({
  handlers: [...conversationHandlers, ...questionHandlers, ...quickAnswerHandlers],
  machines: [questionMachine],
  jobs: [scanMessageFile, mailUnread, mailUnreadMessage, measureAnswers],
  cron: [
    { name: 'close-questions-hourly', cron: '23 * * * *', job: closeQuestions },
    { name: 'tend-message-files-hourly', cron: '51 * * * *', job: tendMessageFiles },
    { name: 'measure-answers-daily', cron: '37 3 * * *', job: measureAnswersAnew },
  ],
  fills: [fillConversations],
  personalData: conversationsData,
})
