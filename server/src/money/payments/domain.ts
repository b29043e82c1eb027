import { domain } from '../../platform/domain.ts'
import { attemptMachine } from './attempts/attempt-state.ts'
import { closeCheckout } from './attempts/close-checkout.ts'
import { forgetCard } from './cards/forget-card.ts'
import { forgetCustomer } from './cards/forget-customer.ts'
import { setupMachine } from './cards/setup-state.ts'
import { tellEmails } from './cards/tell-emails.ts'
import { creditRefundMachine } from './credit/credit-refund-state.ts'
import { creditHandlers } from './credit/routes.ts'
import { disputeMachine } from './disputes/dispute-state.ts'
import { findDisputes } from './disputes/find-disputes.ts'
import { failedRefundHandlers } from './failed/routes.ts'
import { tendFailedRefunds } from './failed/tend-failed-refunds.ts'
import { refundTransferMachine } from './failed/transfer-state.ts'
import { forgetEvents } from './news/forget-events.ts'
import { reconcilePayments } from './news/reconcile-payments.ts'
import { paymentMachine } from './payment-state.ts'
import { paymentsData } from './personal-data.ts'
import { findRefundsElsewhere } from './refunds/find-refunds-elsewhere.ts'
import { refundMachine } from './refunds/refund-state.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { paymentHandlers } from './routes.ts'

export const paymentsDomain = domain({
  handlers: [...paymentHandlers, ...creditHandlers, ...failedRefundHandlers],
  machines: [
    paymentMachine,
    attemptMachine,
    refundMachine,
    refundTransferMachine,
    disputeMachine,
    setupMachine,
    creditRefundMachine,
  ],
  jobs: [closeCheckout, sendRefund, forgetCard, forgetCustomer],
  cron: [
    { name: 'reconcile-payments-each-minute', cron: '* * * * *', job: reconcilePayments },
    { name: 'find-refunds-elsewhere-hourly', cron: '33 * * * *', job: findRefundsElsewhere },
    { name: 'tend-failed-refunds-every-10-minutes', cron: '6-59/10 * * * *', job: tendFailedRefunds },
    { name: 'tell-emails-every-5-minutes', cron: '2-59/5 * * * *', job: tellEmails },
    { name: 'find-disputes-hourly', cron: '43 * * * *', job: findDisputes },
    { name: 'forget-processor-events-daily', cron: '57 3 * * *', job: forgetEvents },
  ],
  personalData: paymentsData,
})
