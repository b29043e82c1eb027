import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { ActButtons, type ActQuestion, ActQuestions } from '../parts/asked-acts.tsx'
import css from './coupons-page.module.css'
import { EnterRefundBank, SendRefund, StopRefund } from './failed-refund-forms.tsx'
import { RefundBank } from './refund-bank.tsx'

type Act = 'retry' | 'keep' | 'bank' | 'approve' | 'send' | 'stop' | 'details'

const QUESTIONS: readonly ActQuestion[] = [
  {
    act: 'retry',
    title: (what) => `Refund ${what} to the card again?`,
    confirm: 'Try again',
    call: (of) => browserApi('POST /staff/failed-refunds/{id}/retry', of),
    said: 'The card is tried again',
    text: 'If the card refuses it again, it comes back to this list, and its payer is told.',
  },
  {
    act: 'keep',
    title: (what) => `Make ${what} credit?`,
    confirm: 'Make it credit',
    call: (of) => browserApi('POST /staff/failed-refunds/{id}/credit', of),
    said: 'It is credit now',
    text: 'They are told by email. They can pay with it, or ask for it as money.',
  },
  {
    act: 'approve',
    title: (what) => `Approve the bank account for ${what}?`,
    confirm: 'Approve',
    call: (of) => browserApi('POST /staff/failed-refunds/{id}/approval', of),
    said: 'Approved',
    text: 'Compare the name on the bank account with the payer. Another member of staff then makes the transfer.',
  },
]

export function FailedRefundActs({ refund }: { refund: StaffFailedRefund }) {
  const [asked, ask] = useState<Act | null>(null)
  const queries = useQueryClient()
  const { id, amount, payer, slug } = refund
  const what = `${formatMoney(amount)} of ${payer.full_name}`
  const close = () => ask(null)
  const stop = slug === 'processed' ? 'Mark as returned' : 'Stop transfer'
  const done = async (said: string) => {
    close()
    toast.success(said)
    await queries.invalidateQueries(under('/staff'))
  }

  return (
    <span className={css.acts}>
      <ActButtons buttons={buttonsOf(refund, stop)} ask={ask} />
      <ActQuestions questions={QUESTIONS} {...{ id, what, asked }} onDone={done} onClose={close}>
        {asked === 'approve' && <RefundBank id={id} payer={payer.full_name} />}
      </ActQuestions>
      <Modal open={asked === 'bank'} onClose={close} title={`Where is ${what} paid?`} size="l">
        {asked === 'bank' && <EnterRefundBank id={id} onDone={done} onClose={close} />}
      </Modal>
      <Modal open={asked === 'send'} onClose={close} title={`Was ${what} sent?`}>
        {asked === 'send' && <SendRefund id={id} onDone={done} onClose={close} />}
      </Modal>
      <Modal open={asked === 'stop'} onClose={close} title={`${stop}: ${what}`}>
        {asked === 'stop' && <StopRefund id={id} name={stop} onDone={done} onClose={close} />}
      </Modal>
      <Modal open={asked === 'details'} onClose={close} title="Bank details">
        {asked === 'details' && <RefundBank id={id} />}
      </Modal>
    </span>
  )
}

function buttonsOf({ may, slug }: StaffFailedRefund, stop: string) {
  const isAtBank = slug === 'by_bank' && may.length > 0
  const mayStop = may.includes('stop_bank') || may.includes('return')
  return [
    {
      act: 'retry',
      name: 'Try again',
      isOffered: may.includes('retry'),
      variant: 'secondary',
      icon: 'refresh',
    },
    { act: 'keep', name: 'Make it credit', isOffered: may.includes('keep'), variant: 'secondary' },
    { act: 'bank', name: 'Pay by bank', isOffered: may.includes('give_bank'), variant: 'secondary' },
    { act: 'details', name: 'Bank details', isOffered: isAtBank, variant: 'quiet', icon: 'eye' },
    { act: 'approve', name: 'Approve', isOffered: may.includes('approve') },
    { act: 'send', name: 'Mark as sent', isOffered: may.includes('send') },
    { act: 'stop', name: stop, isOffered: mayStop, variant: 'secondary' },
  ] as const
}
