import type { Regulator } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Select } from '../../ui/choice/select.tsx'
import { ClassSelect } from './class-select.tsx'

/** One of the country's own list, and of which of its classes, where it has any. */
export function KnownRegulator({ regulators, first }: { regulators: readonly Regulator[]; first: string }) {
  const [code, choose] = useState(first)
  const chosen = regulators.find((regulator) => regulator.code === code)
  const classes = chosen?.classes ?? []
  return (
    <>
      <Select
        label={t('Regulator')}
        name="regulator"
        required
        placeholder={t('Select a regulator')}
        onChange={(event) => choose(event.currentTarget.value)}
        choices={regulators.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        {...(chosen?.number_form && { help: chosen.number_form })}
      />
      {classes.length > 0 && <ClassSelect key={code} classes={classes} />}
    </>
  )
}
