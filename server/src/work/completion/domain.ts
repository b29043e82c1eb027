import { domain } from '../../platform/domain.ts'
import { answerForSilence } from './answer-for-silence.ts'
import { clearReleases } from './clear-releases.ts'
import { completionMachine, extensionMachine } from './completion-state.ts'
import { completionData } from './personal-data.ts'
import { completionHandlers } from './routes.ts'
import { startAfterWithdrawal } from './start-after-withdrawal.ts'

export const completionDomain = domain({
  handlers: completionHandlers,
  machines: [completionMachine, extensionMachine],
  cron: [
    { name: 'answer-for-silence-every-10-minutes', cron: '4-59/10 * * * *', job: answerForSilence },
    { name: 'start-after-withdrawal-hourly', cron: '12 * * * *', job: startAfterWithdrawal },
    { name: 'clear-releases-hourly', cron: '27 * * * *', job: clearReleases },
  ],
  personalData: completionData,
})
