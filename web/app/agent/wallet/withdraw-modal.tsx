import type { Balance, Wallet } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { parseMoney } from '../../ui/money/money-text.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CodeField } from './code-field.tsx'
import { walletChanged } from './wallet-queries.ts'

interface Props {
  open: boolean
  onClose: () => void
  wallet: Wallet
  balances: Balance[]
}

export const WithdrawModal = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={t('Withdraw')}>
    {open && rest.balances[0] && <Amount {...rest} />}
  </Modal>
)

function Amount({ onClose, wallet, balances }: Omit<Props, 'open'>) {
  const [currency, choose] = useState(balances[0]?.currency ?? 'USD')
  const [typed, type] = useState<number | null>(null)
  const balance = balances.find((one) => one.currency === currency)
  const form = useWithdrawal(currency, onClose)
  if (!balance) return null
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <Form form={form} label={t('Withdraw')}>
      {balances.length > 1 && (
        <Select
          label={t('Balance')}
          unmarked
          value={currency}
          choices={balances.map((one) => ({
            value: one.currency,
            label: formatMoney({ amount: one.available, currency: one.currency }),
          }))}
          onChange={({ currentTarget: { value } }) => {
            choose(value)
            type(null)
          }}
        />
      )}
      <MoneyInput
        key={currency}
        label={t('Amount in {currency}', { currency })}
        name="amount"
        currency={currency}
        required
        selectOnFocus
        defaultValue={balance.available}
        onChange={type}
        error={
          typed !== null && typed > balance.available
            ? t('please enter at most {amount}', { amount: money(balance.available) })
            : undefined
        }
        help={
          wallet.hint
            ? t('From {least} to {most}, to {account}.', {
                least: money(balance.least),
                most: money(balance.available),
                account: wallet.hint,
              })
            : t('From {least} to {most}.', { least: money(balance.least), most: money(balance.available) })
        }
      />
      <CodeField act="withdraw" />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Withdraw')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}

function useWithdrawal(currency: string, onStarted: () => void) {
  const queries = useQueryClient()
  return useForm({
    schema: () => import('@sojourn/contract/money/wallets').then(({ withdraw }) => withdraw.body),
    read: (data) => ({
      amount: parseMoney(String(data.get('amount') ?? ''), currency),
      currency,
      otp: data.get('otp'),
    }),
    submit: async (body, sending) => {
      const done = await confirmFirst(() => browserApi('POST /wallets/withdrawals', { body }, sending))
      if (!done) return
      toast.success(t('Withdrawal started'))
      onStarted()
      await walletChanged(queries)
    },
  })
}
