import { SCHEDULES } from '@sojourn/contract/money/wallet-words'
import type { Wallet } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CodeField } from './code-field.tsx'
import css from './wallet-page.module.css'
import { walletChanged } from './wallet-queries.ts'
import { scheduleWords } from './wallet-words.ts'

interface Props {
  open: boolean
  onClose: () => void
  wallet: Wallet
}

export const ScheduleModal = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={t('When are you paid?')}>
    {open && <Choose {...rest} />}
  </Modal>
)

function Choose({ onClose, wallet }: Omit<Props, 'open'>) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/money/wallets').then(({ setPayoutSchedule }) => setPayoutSchedule.body),
    submit: async (body) => {
      const done = await confirmFirst(() => browserApi('PUT /wallets/schedule', { body }))
      if (!done) return
      toast.success(t('Your schedule is saved'))
      onClose()
      await walletChanged(queries)
    },
  })
  return (
    <Form form={form} label={t('Payout schedule')}>
      <RadioGroup
        label={t('Payouts')}
        name="schedule"
        required
        defaultValue={wallet.schedule}
        choices={SCHEDULES.map((value) => ({ value, label: scheduleWords[value] }))}
      />
      <p className={css.note}>
        {t('A schedule pays out everything that is available, from the minimum on.')}
      </p>
      <CodeField act="schedule" />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Save schedule')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
