import type { Payout } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { wordsOfPayout } from '../../words/payout-words.ts'
import { rich } from '../../words/rich.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'
import { walletChanged } from './wallet-queries.ts'

const columns: Column<Payout>[] = [
  { header: t('Payout'), cell: (payout) => <About payout={payout} /> },
  { header: t('Date'), cell: ({ created_at }) => <InstantText value={created_at.date} /> },
  { header: t('Status'), cell: (payout) => <State payout={payout} /> },
  { header: t('Amount'), end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
  { header: t('Actions'), silent: true, end: true, cell: (payout) => <Cancel payout={payout} /> },
]

/** The newest withdrawals. */
export const Payouts = ({ payouts }: { payouts: Payout[] }) => (
  <Part title={t('Withdrawals')} intro={t('Recent withdrawals.')}>
    <Table
      caption={t('Your withdrawals')}
      columns={columns}
      rows={payouts}
      rowKey={({ id }) => id}
      empty={
        <Empty hint={t('Link a bank account, then withdraw what is available.')}>
          {t('You have not withdrawn anything yet.')}
        </Empty>
      }
    />
  </Part>
)

const About = ({ payout }: { payout: Payout }) => {
  const { ref, hint, reason, waits_for, asked_by } = payout
  return (
    <span className={css.about}>
      {ref}
      {hint && <small>{hint}</small>}
      {asked_by === 'schedule' && <small>{t('By your schedule')}</small>}
      {asked_by === 'staff' && <small>{t('By our team')}</small>}
      {waits_for && <small className={css.reason}>{waits_for}</small>}
      {reason && <small className={css.reason}>{reason}</small>}
      <CameBack payout={payout} />
    </span>
  )
}

function CameBack({ payout: { slug, amount, paid_debt } }: { payout: Payout }) {
  if (slug !== 'failed' && slug !== 'rejected') return null
  if (!paid_debt) return <small>{t('The money is in your wallet again. You can withdraw it again.')}</small>
  const paid = { amount: <MoneyText value={paid_debt} /> }
  return (
    <small>
      {paid_debt.amount < amount.amount
        ? rich('{amount} of it paid what you owed. The rest is in your wallet again.', paid)
        : rich('It paid {amount} of what you owed.', paid)}
    </small>
  )
}

function State({ payout }: { payout: Payout }) {
  const { name, icon, tone } = wordsOfPayout(payout)
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}

function Cancel({ payout: { id, ref, may } }: { payout: Payout }) {
  const [isAsked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()
  if (!may.includes('cancel')) return null
  const cancel = () =>
    action.run(async () => {
      await browserApi('POST /wallets/withdrawals/{id}/cancel', { params: { id } })
      ask(false)
      toast.success(t('The withdrawal is cancelled'))
      await walletChanged(queries)
    })
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => ask(true)}>
        {t('Cancel')}
        <span data-hidden> {ref}</span>
      </Button>
      <ConfirmModal
        open={isAsked}
        title={t('Cancel this withdrawal?')}
        confirm={t('Cancel withdrawal')}
        cancel={t('Keep it')}
        onConfirm={cancel}
        onClose={() => ask(false)}
      >
        {t('The money is available again at once.')}
      </ConfirmModal>
    </>
  )
}
