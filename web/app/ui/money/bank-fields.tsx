import { t } from '@sojourn/contract/words/t'
import { TextInput } from '../form/text-input.tsx'

export const BankFields = () => (
  <>
    <TextInput label={t('Name on the account')} name="holder" required autoComplete="name" />
    <TextInput
      label={t('IBAN or account number')}
      name="account"
      required
      autoComplete="off"
      help={t('Stored encrypted.')}
    />
    <TextInput label={t('Bank')} name="bank" required autoComplete="off" />
    <TextInput label={t('BIC, routing number or sort code')} name="code" autoComplete="off" />
  </>
)
