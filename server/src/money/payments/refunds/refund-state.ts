import { refundStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

export type RefundStatus = keyof typeof refundStatus

const ANSWERED = 'This refund is already answered.'

export const refundMachine = machine({
  name: 'Refund to a card',
  table: 'refund',
  states: refundStatus,
  steps: {
    open: { doc: 'R1', from: [], to: 'pending', who: ['system', 'processor'], what: 'Money is to go back.' },
    arrive: {
      doc: 'R2',
      from: ['pending', 'failed'],
      to: 'processed',
      who: ['processor'],
      what: 'The processor has sent it back; it is booked as paid out.',
    },
    fail: {
      doc: 'R3',
      from: ['pending'],
      to: 'failed',
      who: ['processor', 'system'],
      what: 'The card refuses it; its payer and our team are told, and what it belonged to goes on.',
    },
    comeBack: {
      doc: 'R4',
      from: ['processed'],
      to: 'failed',
      who: ['processor'],
      what: 'The bank sent it back days after it had arrived; it is booked back, and its payer and our team are told.',
    },
    makeElsewhere: {
      doc: 'R5',
      from: ['failed'],
      to: 'pending',
      who: ['processor'],
      what: 'Someone made it on the processor’s own pages after it had failed here.',
    },
    retry: {
      doc: 'R6',
      from: ['failed'],
      to: 'pending',
      who: ['client', 'agent', 'staff'],
      action: 'retry',
      what: 'The card is tried again.',
      refusal: ANSWERED,
    },
    keep: {
      doc: 'R7',
      from: ['failed'],
      to: 'kept',
      who: ['client', 'agent', 'staff', 'system'],
      action: 'keep',
      what: 'It becomes credit: by choice, or because nobody answered in time after the last warning.',
      refusal: ANSWERED,
    },
    giveBank: {
      doc: 'R8',
      from: ['failed'],
      to: 'by_bank',
      who: ['client', 'agent', 'staff'],
      action: 'give_bank',
      what: 'It is to be paid by bank transfer, and where to is known.',
      refusal: ANSWERED,
    },
    stopBank: {
      doc: 'R9',
      from: ['by_bank'],
      to: 'failed',
      who: ['client', 'agent', 'staff', 'system'],
      action: 'stop_bank',
      what: 'The transfer is not made; its payer chooses again.',
      refusal: 'No transfer of this refund waits.',
    },
    sendByBank: {
      doc: 'R10',
      from: ['by_bank'],
      to: 'processed',
      who: ['staff'],
      action: 'send',
      what: 'A second member of our team has made the transfer.',
      refusal: 'No transfer of this refund waits.',
    },
    comeBackFromBank: {
      doc: 'R11',
      from: ['processed'],
      to: 'failed',
      who: ['staff'],
      what: 'The bank sent the transfer back; it is booked back, and its payer chooses again.',
      refusal: 'This refund was not paid by bank transfer.',
    },
    loseToBank: {
      doc: 'R12',
      from: ['failed'],
      to: 'taken',
      who: ['system'],
      what: 'The payer’s own bank took the money back in a chargeback, so nothing of it is owed any more.',
    },
  },
})
