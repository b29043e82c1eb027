import { REGULATOR_LENGTH } from '@sojourn/contract/calls/limits'
import { TextInput } from '../../ui/form/text-input.tsx'

/** A regulator as the holder of the licence names it, where we know none of the country. */
export const NamedRegulator = ({ country, disabled }: { country: string; disabled: boolean }) => (
  <TextInput
    label="Regulator"
    name="regulator"
    required
    maxLength={REGULATOR_LENGTH}
    autoComplete="off"
    disabled={disabled}
    help={
      country === '' ? 'Choose the country first.' : 'The full name of the body that gave you the licence.'
    }
  />
)
