import { domain } from '../../platform/domain.ts'
import { takeDebts } from './debts/take-debts.ts'
import { fillPayouts } from './payouts/fill-payouts.ts'
import { payBySchedule } from './payouts/pay-by-schedule.ts'
import { payoutMachine } from './payouts/payout-state.ts'
import { sendPayout } from './payouts/send-payout.ts'
import { tendPayouts } from './payouts/tend-payouts.ts'
import { walletsData } from './personal-data.ts'
import { walletHandlers } from './routes.ts'
import { walletMachine } from './wallet-state.ts'

export const walletsDomain = domain({
  handlers: walletHandlers,
  machines: [walletMachine, payoutMachine],
  jobs: [sendPayout],
  cron: [
    { name: 'tend-payouts-each-minute', cron: '* * * * *', job: tendPayouts },
    { name: 'take-debts-each-minute', cron: '* * * * *', job: takeDebts },
    { name: 'pay-by-schedule-weekly', cron: '21 6 * * 1', job: payBySchedule, data: { schedule: 'weekly' } },
    {
      name: 'pay-by-schedule-monthly',
      cron: '21 6 1 * *',
      job: payBySchedule,
      data: { schedule: 'monthly' },
    },
  ],
  fills: [fillPayouts],
  personalData: walletsData,
})
