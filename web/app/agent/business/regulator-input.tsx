import type { Licence } from '@sojourn/contract/supply/business'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FormContext, useFormState } from '../../ui/form/form-context.ts'
import { licensingQuery } from './business-queries.ts'
import { KnownRegulator } from './known-regulator.tsx'
import { NamedRegulator } from './named-regulator.tsx'

interface Props {
  country: string
  known: Licence | null
}

/** The licence comes from the country's own list where we know it, else its holder names the regulator. */
export function RegulatorInput({ country, known }: Props) {
  const form = useFormState()
  const { data: licensing, isLoading } = useQuery(licensingQuery(country))
  const regulators = licensing?.regulators ?? []
  // Another country begins anew: what was stored belonged to the old one.
  const defaults = known?.country.id === country ? form.defaults : {}
  return (
    <>
      {licensing && (
        <Banner>
          <span lang="en" dir="ltr">
            {licensing.notice}
          </span>
        </Banner>
      )}
      <FormContext value={{ ...form, defaults }}>
        {regulators.length > 0 ? (
          <KnownRegulator key={country} regulators={regulators} first={defaults?.regulator ?? ''} />
        ) : (
          <NamedRegulator key={country} country={country} disabled={country === '' || isLoading} />
        )}
      </FormContext>
    </>
  )
}
