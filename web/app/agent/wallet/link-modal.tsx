import type { WalletKind } from '@sojourn/contract/money/wallet-words'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { countriesQuery } from '../../session/account-queries.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { bankAccountIn } from '../../ui/money/bank-account-in.ts'
import { BankFields } from '../../ui/money/bank-fields.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { CodeField } from './code-field.tsx'
import { walletChanged, walletTypesQuery } from './wallet-queries.ts'

interface Props {
  open: boolean
  onClose: () => void
}

export const LinkModal = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={t('Link a bank account')} size="l">
    {open && <Choose onClose={onClose} />}
  </Modal>
)

type Types = { kind: WalletKind; name: string; about: string }[]

function Choose({ onClose }: Pick<Props, 'onClose'>) {
  const types = useQuery(walletTypesQuery)
  return <Loaded query={types}>{(known) => <Link types={known} onClose={onClose} />}</Loaded>
}

function Link({ types, onClose }: { types: Types; onClose: () => void }) {
  const [kind, choose] = useState<WalletKind>(types[0]?.kind ?? 'processor')
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/money/wallets').then(({ linkWallet }) => linkWallet.body),
    read: (data) => bodyOf(readFilled(data), kind),
    inputOf: (complaint) => complaint.replace(/^bank_account\./, ''),
    submit: async (body) => {
      let url: string | null = null
      const done = await confirmFirst(async () => {
        url = (await browserApi('POST /wallets', { body })).data.url
      })
      if (!done) return
      if (url) return window.location.assign(url)
      toast.success(t('Your bank account is linked'))
      onClose()
      await walletChanged(queries)
    },
    onFailure: () => void walletChanged(queries),
  })
  return (
    <Form form={form} label={t('Link a bank account')}>
      <RadioGroup
        label={t('How do you want to be paid?')}
        name="kind"
        required
        framed
        value={kind}
        onChange={(value) => choose(value as WalletKind)}
        choices={types.map(({ kind: value, name, about }) => ({ value, label: name, help: about }))}
      />
      <CountrySelect
        label={t('Country of your bank')}
        name="country"
        required
        countries={() => queries.ensureQueryData(countriesQuery)}
      />
      {kind === 'manual' && <BankFields />}
      <CodeField act="link" />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>
          {kind === 'processor' ? t('Continue to the secure page') : t('Link account')}
        </SubmitButton>
      </DialogEnd>
    </Form>
  )
}

function bodyOf({ country, otp, ...bank }: Record<string, unknown>, kind: WalletKind) {
  return { kind, country, otp, ...(kind === 'manual' && { bank_account: bankAccountIn(bank) }) }
}
