import type { RulesOf } from '../../platform/data-rules.ts'

const REFERENCE = 'the same for everybody: comes with the product'

export const referenceData: RulesOf<
  'reference_load' | 'country' | 'regulator' | 'state' | 'city' | 'purpose' | 'visa'
> = {
  reference_load: { notPersonal: REFERENCE },
  country: { notPersonal: REFERENCE },
  regulator: { notPersonal: REFERENCE },
  state: { notPersonal: REFERENCE },
  city: { notPersonal: REFERENCE },
  purpose: { notPersonal: REFERENCE },
  visa: { notPersonal: REFERENCE },
}
