import { REGULATOR_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { TextInput } from '../../ui/form/text-input.tsx'

/** A regulator as the holder of the licence names it, where we know none of the country. */
export const NamedRegulator = ({ country, disabled }: { country: string; disabled: boolean }) => (
  <TextInput
    label={t('Regulator')}
    name="regulator"
    required
    maxLength={REGULATOR_LENGTH}
    autoComplete="off"
    disabled={disabled}
    help={
      country === ''
        ? t('Choose the country first.')
        : t('The full name of the body that gave you the licence.')
    }
  />
)
