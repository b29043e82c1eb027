import { expect, test } from 'vitest'
import { readTaxRules, thousandths } from './tax-settings.ts'

test('without settings nothing is taxed', () => {
  expect(readTaxRules('TAX_RULES', undefined)).toEqual({})
  expect(readTaxRules('TAX_RULES', '')).toEqual({})
})

test('each country has its own taxes', () => {
  const rules = {
    CA: [
      { code: 'gst', name: 'GST', percent: 5 },
      { code: 'qst', name: 'QST', percent: 9.975 },
    ],
    DE: [{ code: 'vat', name: 'VAT', percent: 19 }],
  }
  expect(readTaxRules('FEE_TAX_RULES', JSON.stringify(rules))).toEqual(rules)
  expect(thousandths(9.975)).toBe(9975)
  expect(thousandths(0.001)).toBe(1)
})

const gst = { code: 'gst', name: 'GST', percent: 5 }
test.each([
  '{',
  '[]',
  '"CA"',
  JSON.stringify({ ca: [gst] }),
  JSON.stringify({ CA: gst }),
  JSON.stringify({ CA: [gst, gst] }),
  JSON.stringify({ CA: [{ ...gst, percent: -5 }] }),
  JSON.stringify({ CA: [{ ...gst, percent: 101 }] }),
  JSON.stringify({ CA: [{ ...gst, percent: 5.00001 }] }),
  JSON.stringify({ CA: [{ ...gst, percent: '5' }] }),
  JSON.stringify({ CA: [{ ...gst, name: '' }] }),
  JSON.stringify({ CA: [{ ...gst, code: 'G S T' }] }),
  JSON.stringify({ CA: [{ ...gst, more: 1 }] }),
])('%s stops the start with a sentence', (text) => {
  expect(() => readTaxRules('TAX_RULES', text)).toThrow(/^TAX_RULES is not right[^\n]*; set it to [^\n]+\.$/)
})

test('a country that is none is named', () => {
  expect(() => readTaxRules('TAX_RULES', JSON.stringify({ CA: [gst], UK: [gst] }))).toThrow(
    /^TAX_RULES names the country UK, which is none; [^\n]+\.$/,
  )
})
