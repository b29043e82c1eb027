import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import css from './coupons-page.module.css'
import { debtsChanged } from './debt-queries.ts'
import { ProposeRelief } from './propose-relief.tsx'

type Relief = NonNullable<StaffDebt['relief']>

export function DebtActs({ debt }: { debt: StaffDebt }) {
  const [isAsked, ask] = useState(false)
  return (
    <span className={css.acts}>
      {debt.may.includes('propose') && (
        <Button size="s" onClick={() => ask(true)}>
          Settle
        </Button>
      )}
      <ProposeRelief open={isAsked} debt={debt} onClose={() => ask(false)} />
      {debt.relief && <ReliefActs debt={debt} relief={debt.relief} />}
    </span>
  )
}

function ReliefActs({ debt, relief }: { debt: StaffDebt; relief: Relief }) {
  const [asked, ask] = useState<'approve' | 'refuse' | null>(null)
  const queries = useQueryClient()
  const action = useAction()
  const params = { id: debt.id, rid: relief.id }
  const what = formatMoney(relief.amount)
  const close = () => ask(null)
  const isOwn = relief.may.includes('withdraw')

  const confirm = (call: () => Promise<unknown>, said: string) => () =>
    action.run(async () => {
      await call()
      close()
      toast.success(said)
      await debtsChanged(queries)
    })

  return (
    <>
      {relief.may.includes('approve') && (
        <Button size="s" onClick={() => ask('approve')}>
          Agree
        </Button>
      )}
      {(isOwn || relief.may.includes('refuse')) && (
        <Button size="s" variant="secondary" onClick={() => ask('refuse')}>
          {isOwn ? 'Take back' : 'Decline'}
        </Button>
      )}
      <ConfirmModal
        open={asked === 'approve'}
        title={relief.how === 'received' ? `Did ${what} arrive?` : `Forgive ${what}?`}
        confirm="Agree"
        onConfirm={confirm(
          () => browserApi('POST /staff/debts/{id}/relief/{rid}/approval', { params }),
          'Settled',
        )}
        onClose={close}
      >
        {relief.how === 'received'
          ? `Look for it on our bank account first. ${debt.person.full_name} is told by email.`
          : `The loss is ours, and this cannot be undone. ${debt.person.full_name} is told by email.`}
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'refuse'}
        title={isOwn ? 'Take your proposal back?' : `Decline to settle ${what}?`}
        confirm={isOwn ? 'Take back' : 'Decline'}
        onConfirm={confirm(
          () => browserApi('POST /staff/debts/{id}/relief/{rid}/refusal', { params }),
          isOwn ? 'Taken back' : 'Declined',
        )}
        onClose={close}
      >
        The debt stays as it is.
      </ConfirmModal>
    </>
  )
}
