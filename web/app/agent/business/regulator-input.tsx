import { REGULATOR_LENGTH } from '@sojourn/contract/calls/limits'
import type { Regulator } from '@sojourn/contract/ground/reference'
import type { Licence } from '@sojourn/contract/supply/business'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../../ui/choice/select.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FormContext, useFormState } from '../../ui/form/form-context.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { licensingQuery } from './business-queries.ts'
import { ClassSelect } from './class-select.tsx'

interface Props {
  country: string
  known: Licence | null
}

/** One of the country's own list, and of which of its classes, where it has any. */
function OfKnown({ regulators, first }: { regulators: readonly Regulator[]; first: string }) {
  const [code, choose] = useState(first)
  const chosen = regulators.find((regulator) => regulator.code === code)
  const classes = chosen?.classes ?? []
  return (
    <>
      <Select
        label="Regulator"
        name="regulator"
        required
        placeholder="Select a regulator"
        onChange={(event) => choose(event.currentTarget.value)}
        choices={regulators.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        {...(chosen?.number_form && { help: chosen.number_form })}
      />
      {classes.length > 0 && <ClassSelect key={code} classes={classes} />}
    </>
  )
}

/** Who gave the licence: of the country's own list where we know it, else as its holder names them. */
export function RegulatorInput({ country, known }: Props) {
  const form = useFormState()
  const { data: licensing, isLoading } = useQuery(licensingQuery(country))
  const regulators = licensing?.regulators ?? []
  // Another country begins anew: what was stored belonged to the old one.
  const defaults = known?.country.id === country ? form.defaults : {}
  return (
    <>
      {licensing && <Banner>{licensing.notice}</Banner>}
      <FormContext value={{ ...form, defaults }}>
        {regulators.length > 0 ? (
          <OfKnown key={country} regulators={regulators} first={defaults?.regulator ?? ''} />
        ) : (
          <TextInput
            key={country}
            label="Regulator"
            name="regulator"
            required
            maxLength={REGULATOR_LENGTH}
            autoComplete="off"
            disabled={country === '' || isLoading}
            help={
              country === ''
                ? 'Choose the country first.'
                : 'The full name of the body that gave you the licence.'
            }
          />
        )}
      </FormContext>
    </>
  )
}
