import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import type { Relation } from '@sojourn/contract/work/traveller-words'
import { expect, test } from 'vitest'
import { feesOfPeople } from './fees-of-people.ts'

const fee = (payer: FeeItem['for'], amount: number | null, more: Partial<FeeItem> = {}): FeeItem => ({
  ...{ what: 'Visa', for: payer, amount, currency: amount === null ? null : 'EUR' },
  ...more,
})
const eur = (amount: number) => [{ amount, currency: 'EUR' }]

interface Case {
  items: FeeItem[]
  relations: Relation[]
  amounts: ReturnType<typeof eur>
  forEach: ReturnType<typeof eur> | null
  hasMore?: boolean
}

const [visa, biometrics] = [fee('main', 150_00), fee('each', 85_00)]

test.each<[string, Case]>([
  ['one person', { items: [visa, biometrics], relations: [], amounts: eur(235_00), forEach: eur(235_00) }],
  [
    'a family of whom the facts name the main applicant alone',
    {
      items: [visa, biometrics],
      relations: ['partner', 'child'],
      amounts: eur(705_00),
      forEach: eur(235_00),
    },
  ],
  [
    'a child whose fee is named',
    {
      items: [visa, biometrics, fee('child', 40_00)],
      ...{ relations: ['partner', 'child'], amounts: eur(595_00), forEach: null },
    },
  ],
  [
    'a partner who pays as much under another name',
    {
      items: [visa, fee('partner', 150_00)],
      relations: ['partner'],
      amounts: eur(300_00),
      forEach: eur(150_00),
    },
  ],
  [
    'a deposit that comes back, and what a sponsor pays',
    {
      items: [visa, fee('child', 500_00, { in_total: false }), fee('sponsor', 90_00)],
      ...{ relations: ['parent'], amounts: eur(300_00), forEach: eur(150_00) },
    },
  ],
  [
    'a child’s fee that only the authority says',
    {
      items: [visa, fee('child', null)],
      ...{ relations: ['child'], amounts: eur(150_00), forEach: null, hasMore: true },
    },
  ],
  [
    'what is paid each year again',
    {
      items: [visa, fee('each', 20_00, { per: 'year' })],
      ...{ relations: ['sibling'], amounts: eur(300_00), forEach: eur(150_00), hasMore: true },
    },
  ],
])('the fees of %s', (_, { items, relations, hasMore = false, ...told }) => {
  expect(feesOfPeople(items, relations)).toEqual({ ...told, hasMore })
})
