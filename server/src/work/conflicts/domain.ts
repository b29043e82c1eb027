import { domain } from '../../platform/domain.ts'
import { conflictMachine } from './conflict-state.ts'
import { endRefundedOrders } from './endings/end-refunded-orders.ts'
import { endUnstarted } from './endings/end-unstarted.ts'
import { endingMachine } from './endings/ending-state.ts'
import { conflictsData } from './personal-data.ts'
import { keepParts } from './refunds/keep-parts.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { conflictHandlers } from './routes.ts'
import { resumeDecisions } from './staff/resume-decisions.ts'
import { tendConflicts } from './tend-conflicts.ts'

export const conflictsDomain = domain({
  handlers: conflictHandlers,
  machines: [conflictMachine, proposalMachine, endingMachine],
  cron: [
    { name: 'end-refunded-orders-hourly', cron: '34 * * * *', job: endRefundedOrders },
    { name: 'end-unstarted-hourly', cron: '19 * * * *', job: endUnstarted },
    { name: 'keep-parts-hourly', cron: '27 * * * *', job: keepParts },
    { name: 'resume-decisions-hourly', cron: '49 * * * *', job: resumeDecisions },
    { name: 'tend-conflicts-every-10-minutes', cron: '4-59/10 * * * *', job: tendConflicts },
  ],
  personalData: conflictsData,
})
