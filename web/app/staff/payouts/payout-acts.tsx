import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { BankDetails } from './bank-details.tsx'
import { FailPayout, nameOfFailing } from './fail-payout.tsx'
import { payoutsChanged } from './payout-queries.ts'
import css from './payouts-page.module.css'
import { SendPayout } from './send-payout.tsx'

type Act = 'approve' | 'send' | 'finish' | 'fail' | 'retry' | 'details'

export function PayoutActs({ payout }: { payout: StaffPayout }) {
  const [asked, ask] = useState<Act | null>(null)
  const queries = useQueryClient()
  const action = useAction()
  const { id, amount, agent } = payout
  const params = { id }
  const what = `${formatMoney(amount)} to ${agent.full_name}`
  const close = () => ask(null)

  const confirm = (call: () => Promise<unknown>, said: string) => () =>
    action.run(async () => {
      await call()
      close()
      toast.success(said)
      await payoutsChanged(queries)
    })

  return (
    <span className={css.acts}>
      <Buttons payout={payout} ask={ask} />
      <ConfirmModal
        open={asked === 'approve'}
        title={`Approve ${what}?`}
        confirm="Approve"
        onConfirm={confirm(() => browserApi('POST /staff/payouts/{id}/approval', { params }), 'Approved')}
        onClose={close}
      >
        Compare the name on the bank account with the agent. Another member of staff then makes the transfer.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'finish'}
        title={`Did ${what} arrive?`}
        confirm="Mark as paid"
        onConfirm={confirm(() => browserApi('POST /staff/payouts/{id}/paid', { params }), 'Marked as paid')}
        onClose={close}
      >
        The agent is told by email.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'retry'}
        title={`Pay ${what} again?`}
        confirm="Try again"
        onConfirm={confirm(
          () => browserApi('POST /staff/payouts/{id}/retry', { params }),
          'A new payout is made',
        )}
        onClose={close}
      >
        A new payout of the same amount goes to the bank account the agent has now.
      </ConfirmModal>
      <SendPayout open={asked === 'send'} payout={payout} onClose={close} />
      <FailPayout open={asked === 'fail'} payout={payout} onClose={close} />
      <BankDetails open={asked === 'details'} payout={payout} onClose={close} />
    </span>
  )
}

const Buttons = ({
  payout,
  payout: { kind, may, slug },
  ask,
}: {
  payout: StaffPayout
  ask: (act: Act) => void
}) => (
  <>
    {kind === 'manual' && isOpen(slug) && (
      <Button size="s" variant="quiet" icon="eye" onClick={() => ask('details')}>
        Bank details
      </Button>
    )}
    {may.includes('approve') && (
      <Button size="s" onClick={() => ask('approve')}>
        Approve
      </Button>
    )}
    {may.includes('send') && (
      <Button size="s" onClick={() => ask('send')}>
        Mark as sent
      </Button>
    )}
    {may.includes('finish') && (
      <Button size="s" onClick={() => ask('finish')}>
        Mark as paid
      </Button>
    )}
    {(may.includes('fail') || may.includes('refuse')) && (
      <Button size="s" variant="secondary" onClick={() => ask('fail')}>
        {nameOfFailing(payout)}
      </Button>
    )}
    {may.includes('retry') && (
      <Button size="s" variant="secondary" icon="refresh" onClick={() => ask('retry')}>
        Try again
      </Button>
    )}
  </>
)

const isOpen = (slug: StaffPayout['slug']) => slug === 'pending' || slug === 'accepted'
