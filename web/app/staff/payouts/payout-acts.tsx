import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ActButtons, type ActQuestion, ActQuestions } from '../parts/asked-acts.tsx'
import { BankAccount } from './bank-account.tsx'
import { BankDetails } from './bank-details.tsx'
import { FailPayout, nameOfFailing } from './fail-payout.tsx'
import { payoutsChanged } from './payout-queries.ts'
import css from './payouts-page.module.css'
import { SendPayout } from './send-payout.tsx'

type Act = 'approve' | 'send' | 'finish' | 'fail' | 'retry' | 'details'

const QUESTIONS: readonly ActQuestion[] = [
  {
    act: 'approve',
    title: (what) => `Approve ${what}?`,
    confirm: 'Approve',
    call: (of) => browserApi('POST /staff/payouts/{id}/approval', of),
    said: 'Approved',
    text: 'Another member of staff then makes the transfer.',
  },
  {
    act: 'finish',
    title: (what) => `Did ${what} arrive?`,
    confirm: 'Mark as paid',
    call: (of) => browserApi('POST /staff/payouts/{id}/paid', of),
    said: 'Marked as paid',
    text: 'The agent is told by email.',
  },
  {
    act: 'retry',
    title: (what) => `Pay ${what} again?`,
    confirm: 'Try again',
    call: (of) => browserApi('POST /staff/payouts/{id}/retry', of),
    said: 'A new payout is made',
    text: 'A new payout of the same amount goes to the bank account the agent has now.',
  },
]

export function PayoutActs({ payout }: { payout: StaffPayout }) {
  const [asked, ask] = useState<Act | null>(null)
  const queries = useQueryClient()
  const { id, amount, agent } = payout
  const close = () => ask(null)

  async function done(said: string) {
    close()
    toast.success(said)
    await payoutsChanged(queries)
  }

  return (
    <span className={css.acts}>
      <ActButtons buttons={buttonsOf(payout)} ask={ask} />
      <ActQuestions
        questions={QUESTIONS}
        {...{ id, asked }}
        what={`${formatMoney(amount)} to ${agent.full_name}`}
        onDone={done}
        onClose={close}
      >
        {asked === 'approve' && (
          <div className={css.names}>
            <BankAccount payout={payout} toCompare />
          </div>
        )}
      </ActQuestions>
      <SendPayout open={asked === 'send'} payout={payout} onClose={close} />
      <FailPayout open={asked === 'fail'} payout={payout} onClose={close} />
      <BankDetails open={asked === 'details'} payout={payout} onClose={close} />
    </span>
  )
}

function buttonsOf(payout: StaffPayout) {
  const { kind, may, slug } = payout
  const isOpen = slug === 'pending' || slug === 'accepted'
  const mayFail = may.includes('fail') || may.includes('refuse')
  return [
    {
      act: 'details',
      name: 'Bank details',
      isOffered: kind === 'manual' && isOpen,
      variant: 'quiet',
      icon: 'eye',
    },
    { act: 'approve', name: 'Approve', isOffered: may.includes('approve') },
    { act: 'send', name: 'Mark as sent', isOffered: may.includes('send') },
    { act: 'finish', name: 'Mark as paid', isOffered: may.includes('finish') },
    { act: 'fail', name: nameOfFailing(payout), isOffered: mayFail, variant: 'secondary' },
    {
      act: 'retry',
      name: 'Try again',
      isOffered: may.includes('retry'),
      variant: 'secondary',
      icon: 'refresh',
    },
  ] as const
}
