import { expect, test } from 'vitest'
import { operatorInWords, readOperator } from './operator-settings.ts'

const told = {
  OPERATOR_NAME: ' Sojourn GmbH ',
  OPERATOR_ADDRESS: 'Kanalstraße 1, 10115 Berlin, Germany',
  OPERATOR_REGISTER: 'Amtsgericht Charlottenburg, HRB 1234',
  OPERATOR_VAT_NUMBER: 'DE123456789',
  OPERATOR_REPRESENTATIVE: 'Jana Vogel, managing director',
}

test('who runs the place is read as it is told, and put into lines', () => {
  expect(operatorInWords(readOperator(told))).toEqual([
    'Sojourn GmbH',
    'Kanalstraße 1, 10115 Berlin, Germany',
    'Registered: Amtsgericht Charlottenburg, HRB 1234',
    'VAT number: DE123456789',
    'Represented by: Jana Vogel, managing director',
  ])
})

test('who tells nothing has no imprint', () => {
  expect(readOperator({ OPERATOR_NAME: ' ' })).toBe(null)
  expect(operatorInWords(null)).toEqual([])
})

test.each([
  [{ OPERATOR_VAT_NUMBER: 'DE123456789' }, 'OPERATOR_NAME and OPERATOR_ADDRESS are missing'],
  [{ OPERATOR_NAME: 'Sojourn GmbH' }, 'OPERATOR_ADDRESS is missing'],
  [{ ...told, OPERATOR_ADDRESS: 'Berlin\nBcc: all' }, 'OPERATOR_ADDRESS has a line break'],
])('half an imprint stops the start: %j', (env, said) => {
  expect(() => readOperator(env)).toThrow(said)
})
