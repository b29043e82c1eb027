import { expect, test } from 'vitest'
import { linkTo } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import ImprintPage from './imprint-page.tsx'

const imprint = {
  name: 'Sojourn GmbH',
  address: 'Hauptstraße 1, Berlin',
  register: 'HRB 1, Berlin',
  vat_number: 'DE123456789',
  representative: 'Sanna Keller',
  email: 'imprint@sojourn.example',
}

async function opened(changes: Partial<Record<keyof typeof imprint, string | null>> = {}) {
  await openPage(ImprintPage, '/p/imprint', { pattern: '/p/imprint', loaded: { ...imprint, ...changes } })
  await eventually(() => find('h1'))
  return [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
}

test('who runs this place is named, with an address one can write to', async () => {
  expect(await opened()).toEqual(['Name', 'Address', 'Register', 'VAT number', 'Represented by', 'Email'])
  expect(linkTo('imprint@sojourn.example')).toBe('mailto:imprint@sojourn.example')
})

test('what they do not have is left out', async () => {
  expect(await opened({ register: null, vat_number: null, representative: null })).toEqual([
    'Name',
    'Address',
    'Email',
  ])
})
