import { domain } from '../../platform/domain.ts'
import { attemptMachine } from './attempt-state.ts'
import { forgetCard } from './cards/forget-card.ts'
import { forgetCustomer } from './cards/forget-customer.ts'
import { setupMachine } from './cards/setup-state.ts'
import { tellEmails } from './cards/tell-emails.ts'
import { closeCheckout } from './close-checkout.ts'
import { disputeMachine } from './dispute-state.ts'
import { findDisputes } from './find-disputes.ts'
import { findRefundsElsewhere } from './find-refunds-elsewhere.ts'
import { forgetEvents } from './forget-events.ts'
import { paymentMachine } from './payment-state.ts'
import { paymentsData } from './personal-data.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundMachine } from './refund-state.ts'
import { paymentHandlers } from './routes.ts'
import { sendRefund } from './send-refund.ts'

export const paymentsDomain = domain({
  handlers: paymentHandlers,
  machines: [paymentMachine, attemptMachine, refundMachine, disputeMachine, setupMachine],
  jobs: [closeCheckout, sendRefund, forgetCard, forgetCustomer],
  cron: [
    { name: 'reconcile-payments-each-minute', cron: '* * * * *', job: reconcilePayments },
    { name: 'find-refunds-elsewhere-hourly', cron: '33 * * * *', job: findRefundsElsewhere },
    { name: 'tell-emails-every-5-minutes', cron: '2-59/5 * * * *', job: tellEmails },
    { name: 'find-disputes-hourly', cron: '43 * * * *', job: findDisputes },
    { name: 'forget-processor-events-daily', cron: '57 3 * * *', job: forgetEvents },
  ],
  personalData: paymentsData,
})
