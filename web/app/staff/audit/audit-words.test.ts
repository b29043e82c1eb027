import { AUDIT_ACTIONS, AUDIT_FIELDS } from '@sojourn/contract/ground/audit-words'
import { expect, test } from 'vitest'
import { actionWords, fieldWords, valueWords } from './audit-words.ts'

const said = (details: Record<string, string>) =>
  Object.entries(details).map(([field, value]) => `${fieldWords(field)}: ${valueWords(field, value)}`)

test('staff read money, countries and fields as people say them', () => {
  expect(said({ amount: '120000', country: 'CA', fields: 'dob, document', final: 'yes' })).toEqual([
    'Amount: $1,200.00',
    'Country: Canada',
    'Fields: Date of birth, Picture of the document',
    'Final: Yes',
  ])
  expect(said({ kind: 'dispute_lost', by: 'command' })).toEqual([
    'Alert: We lost a dispute',
    'Source: Command line',
  ])
})

test('a country that is kept by its name stays what it is', () => {
  expect(said({ country: 'New Zealand' })).toEqual(['Country: New Zealand'])
})

test('no act and no detail is shown by its name in the code', () => {
  for (const action of Object.keys(AUDIT_ACTIONS)) expect(actionWords(action)).toMatch(/^[A-Z][A-Za-z ]+$/)
  for (const field of Object.keys(AUDIT_FIELDS)) expect(fieldWords(field)).toMatch(/^[A-Z][A-Za-z ]+$/)
})

test('an act of a newer release is still readable', () => {
  expect([actionWords('merge_people'), fieldWords('merged_into')]).toEqual(['Merge people', 'Merged into'])
})
