import { t } from '@sojourn/contract/words/t'
import { TextInput } from '../../ui/form/text-input.tsx'

export const RevisionsInput = ({ help }: { help?: string }) => (
  <TextInput
    label={t('Rounds of changes')}
    name="revisions"
    required
    type="number"
    inputMode="numeric"
    min={0}
    max={20}
    help={help}
  />
)

/** An offer that nobody accepted ends after these days. */
export const HoldsInput = () => (
  <TextInput
    label={t('Days it holds')}
    name="holds"
    required
    type="number"
    inputMode="numeric"
    min={1}
    max={30}
  />
)
