import { TextInput } from '../form/text-input.tsx'

/** Where a bank transfer goes. */
export const BankFields = () => (
  <>
    <TextInput label="Name on the account" name="holder" required autoComplete="name" />
    <TextInput
      label="IBAN or account number"
      name="account"
      required
      autoComplete="off"
      help="Stored encrypted."
    />
    <TextInput label="Bank" name="bank" required autoComplete="off" />
    <TextInput label="BIC, routing number or sort code" name="code" autoComplete="off" />
  </>
)
