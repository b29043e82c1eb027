import type { LicenceClass } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Select } from '../../ui/choice/select.tsx'
import { useFormState } from '../../ui/form/form-context.ts'

/** The class of a licence; what it may do stands below as soon as one is chosen. */
export function ClassSelect({ classes }: { classes: readonly LicenceClass[] }) {
  const { defaults } = useFormState()
  const [code, choose] = useState(defaults?.licence_class ?? '')
  const chosen = classes.find((known) => known.code === code)
  return (
    <Select
      label={t('Class of the licence')}
      name="licence_class"
      required
      placeholder={t('Select a class')}
      onChange={(event) => choose(event.currentTarget.value)}
      choices={classes.map(({ code, name }) => ({ value: code, label: name }))}
      help={chosen?.may ?? t('As the register shows it. You can offer the visas that the class covers.')}
    />
  )
}
