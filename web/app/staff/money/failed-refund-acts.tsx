import type { StaffFailedRefund } from '@sojourn/contract/desk/staff-refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './coupons-page.module.css'
import { EnterRefundBank, SendRefund, StopRefund } from './failed-refund-forms.tsx'
import { RefundBank } from './refund-bank.tsx'

type Act = 'retry' | 'keep' | 'bank' | 'approve' | 'send' | 'stop' | 'details'

const QUESTIONS = [
  {
    act: 'retry',
    title: (what: string) => `Refund ${what} to the card again?`,
    confirm: 'Try again',
    call: 'POST /staff/failed-refunds/{id}/retry',
    said: 'The card is tried again',
    text: 'If the card refuses it again, it comes back to this list, and its payer is told.',
  },
  {
    act: 'keep',
    title: (what: string) => `Make ${what} credit?`,
    confirm: 'Make it credit',
    call: 'POST /staff/failed-refunds/{id}/credit',
    said: 'It is credit now',
    text: 'They are told by email. They can pay with it, or ask for it as money.',
  },
  {
    act: 'approve',
    title: (what: string) => `Approve the bank account for ${what}?`,
    confirm: 'Approve',
    call: 'POST /staff/failed-refunds/{id}/approval',
    said: 'Approved',
    text: 'Compare the name on the bank account with the payer. Another member of staff then makes the transfer.',
  },
] as const

export function FailedRefundActs({ refund }: { refund: StaffFailedRefund }) {
  const [asked, ask] = useState<Act | null>(null)
  const queries = useQueryClient()
  const action = useAction()
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
      <Buttons refund={refund} stop={stop} ask={ask} />
      {QUESTIONS.map(({ act, title, confirm, call, said, text }) => (
        <ConfirmModal
          key={act}
          open={asked === act}
          title={title(what)}
          confirm={confirm}
          onConfirm={() =>
            action.run(async () => {
              await browserApi(call, { params: { id } })
              await done(said)
            })
          }
          onClose={close}
        >
          {text}
        </ConfirmModal>
      ))}
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

interface ButtonsProps {
  refund: StaffFailedRefund
  stop: string
  ask: (act: Act) => void
}

const Buttons = ({ refund: { may, slug }, stop, ask }: ButtonsProps) => (
  <>
    {may.includes('retry') && (
      <Button size="s" variant="secondary" icon="refresh" onClick={() => ask('retry')}>
        Try again
      </Button>
    )}
    {may.includes('keep') && (
      <Button size="s" variant="secondary" onClick={() => ask('keep')}>
        Make it credit
      </Button>
    )}
    {may.includes('give_bank') && (
      <Button size="s" variant="secondary" onClick={() => ask('bank')}>
        Pay by bank
      </Button>
    )}
    {slug === 'by_bank' && may.length > 0 && (
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
    {(may.includes('stop_bank') || may.includes('return')) && (
      <Button size="s" variant="secondary" onClick={() => ask('stop')}>
        {stop}
      </Button>
    )}
  </>
)
