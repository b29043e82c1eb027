import type { RulesOf } from '../../platform/data-rules.ts'

const REFERENCE = 'the same for everybody: comes with the product'

export const referenceData: RulesOf<
  | 'reference_load'
  | 'country'
  | 'regulator'
  | 'licence_class'
  | 'state'
  | 'city'
  | 'purpose'
  | 'visa'
  | 'visa_correction'
  | 'fact_report'
  | 'exchange_rate'
  | 'visa_read'
  | 'exchange_rate_source'
> = {
  exchange_rate: { notPersonal: REFERENCE },
  visa_read: { notPersonal: 'how often a page was read in a month, without who read it' },
  exchange_rate_source: { notPersonal: REFERENCE },
  reference_load: { notPersonal: REFERENCE },
  country: { notPersonal: REFERENCE },
  regulator: { notPersonal: REFERENCE },
  licence_class: { notPersonal: REFERENCE },
  state: { notPersonal: REFERENCE },
  city: { notPersonal: REFERENCE },
  purpose: { notPersonal: REFERENCE },
  visa: { notPersonal: REFERENCE },
  visa_correction: {
    marks: { corrected_by: 'id' },
    shown: ['origin', 'fact', 'before', 'after', 'reason', 'created_at'],
    withheld: { id: 'a number of ours' },
    onDeletion: { kept: 'what staff did stays provable; it names people by their ids only' },
  },
  fact_report: {
    marks: { closed_by: 'id' },
    shown: ['origin', 'visa_id', 'fact', 'message', 'page', 'created_at', 'closed_at', 'answer'],
    withheld: { id: 'a number of ours', correction_id: 'a number of ours' },
    onDeletion: { kept: 'nobody is asked who reported it; who closed it is named by their id only' },
  },
}
