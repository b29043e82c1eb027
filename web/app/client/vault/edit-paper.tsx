import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { VAULT_KIND_IDS, VAULT_KINDS } from '@sojourn/contract/work/vault-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { rich } from '../../words/rich.tsx'
import css from './vault-page.module.css'

interface Props {
  paper: VaultPaper
  onClose: () => void
}

const KINDS = VAULT_KIND_IDS.map((value) => ({ value, label: VAULT_KINDS[value] }))
const EARLIEST = '1900-01-01'
const LATEST = '2199-12-31'

export function EditPaper({ paper: { uuid, name, kind, expires_on, expiry_from }, onClose }: Props) {
  const queries = useQueryClient()
  const isRead = expiry_from === 'reading'
  const form = useForm({
    schema: () => import('@sojourn/contract/work/vault').then(({ VaultPaperChange }) => VaultPaperChange),
    defaults: { name, kind, ...(expires_on && { expires_on }) },
    read: (data) => ({
      name: data.get('name'),
      kind: data.get('kind'),
      ...(!isRead && { expires_on: data.get('expires_on') || null }),
    }),
    submit: async (body) => {
      const { data } = await browserApi('PATCH /vault/papers/{id}', { params: { id: uuid }, body })
      void vaultChanged(queries, data)
      onClose()
    },
  })
  return (
    <Modal open title={t('Edit {name}', { name })} onClose={onClose}>
      <Form form={form} label={t('Edit {name}', { name })}>
        <TextInput label={t('Name')} name="name" required />
        <Select label={t('Kind')} name="kind" required choices={KINDS} />
        {isRead && expires_on ? (
          <p className={css.note}>
            {rich(
              'It expires on {day}, as you confirmed. To change that, correct what we read in the paper.',
              { day: <DayText value={expires_on} /> },
            )}
          </p>
        ) : (
          <DateInput
            label={t('Expires on')}
            name="expires_on"
            min={EARLIEST}
            max={LATEST}
            help={t('Leave it empty if the paper does not expire.')}
          />
        )}
        <DialogEnd onCancel={onClose}>
          <SubmitButton>{t('Save')}</SubmitButton>
        </DialogEnd>
      </Form>
    </Modal>
  )
}
