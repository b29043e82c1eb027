import { expect, test } from 'vitest'
import { ok, refused } from '../../../test/network.ts'
import { buttons, dialog, fill, inDialog, isAsked, linkTo, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aFact, factsOf, OF_VISA, openFacts, SOURCE } from '../../../test/staff-facts.tsx'

const REPORT_ID = '0190a0a0-0000-7000-8000-0000000000f3'
const CLOSE = `POST /staff/fact-reports/${REPORT_ID}/close`
const AT = '2026-11-01T10:00:00.000Z'
const report = {
  id: REPORT_ID,
  fact: 'fees' as const,
  message: 'It is CAD 160 now.',
  page: null,
  created_at: AT,
}

test('the page is named by the visa, and leads to its official page', async () => {
  await openFacts(factsOf())
  await eventually(() => expect(document.title).toBe('Study permit · Sojourn'))
  expect(find('h1').textContent).toBe('Study permit')
  expect(linkTo('Official page')).toBe('https://www.canada.ca/permit')
  expect(linkTo('Visa facts')).toBe('/p/staff/facts')
  expect(text()).toContain('Canada')
})

test('a visa several countries share says so; one without a page has no link', async () => {
  await openFacts(
    factsOf({ url: null, visa: { id: 'x', name: 'Schengen visa', country: 'Austria', countries: 29 } }),
  )
  expect(text()).toContain('29 countries share these facts.')
  expect(text()).not.toContain('Official page')
})

test('each kind of fact has its line: what is known is corrected, what is not is added', async () => {
  await openFacts(factsOf({ facts: [aFact('may_work', 'no')] }))
  expect(buttons()).toHaveLength(13)
  expect(buttons().filter((name) => name?.startsWith('Correct'))).toEqual(['Correct Work'])
  expect(text().match(/Not known/g)).toHaveLength(12)
})

test.each([
  ['current', '', '2026-09'],
  ['old', 'Over 6 months', '2026-03'],
  ['too_old', 'Over a year', '2025-03'],
] as const)('a fact that is %s says when and where it was checked', async (age, words, checked) => {
  await openFacts(factsOf({ facts: [aFact('may_work', 'no', { age, checked, note: 'Since 2024.' })] }))
  expect(text()).toContain('Since 2024. Checked ')
  expect(find<HTMLAnchorElement>(`a[href="${SOURCE}"]`).textContent).toBe('www.canada.ca')
  if (words) expect(text()).toContain(words)
  else expect(text()).not.toContain('Over')
})

test('a report leads to the fact it is about', async () => {
  await openFacts(factsOf({ reports: [{ ...report, page: 'https://example.com/fees' }] }))
  expect(text()).toContain('It is CAD 160 now.')
  expect(find<HTMLAnchorElement>('a[href="https://example.com/fees"]').rel).toBe('noopener nofollow')
  await click(findText('Correct the fact'))
  expect(find('dialog[open] h2').textContent).toBe('Government fee')
})

test('a report of something else can only be closed', async () => {
  await openFacts(factsOf({ reports: [{ ...report, fact: null }] }))
  expect(text()).toContain('Something else')
  expect(text()).not.toContain('Correct the fact')
})

test('a report is closed with a reason, and all of the desk is asked anew', async () => {
  const { network } = await openFacts(factsOf({ reports: [report] }))
  network.answers(CLOSE, ok({ visa: 'ca/study-permit' }))
  network.answers(OF_VISA, ok(factsOf()))
  await click(findText('Close'))
  await click(inDialog('Close report'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason'))
  expect(network.calls(CLOSE)).toEqual([])
  await fill('Reason', 'The page still says CAD 150.')
  await click(inDialog('Close report'))
  await eventually(() => expect(text()).not.toContain('It is CAD 160 now.'))
  expect(network.calls(CLOSE).map(({ body }) => body)).toEqual([{ reason: 'The page still says CAD 150.' }])
  expect(toasts()).toEqual(['success: The report is closed'])
  expect(isAsked()).toBe(false)
})

test('a report a colleague has closed is told in the dialog', async () => {
  const { network } = await openFacts(factsOf({ reports: [report] }))
  network.answers(CLOSE, refused(409, 'not_now', 'It is closed already.'))
  await click(findText('Close'))
  await fill('Reason', 'The page still says CAD 150.')
  await click(inDialog('Close report'))
  await eventually(() => expect(dialog().textContent).toContain('It is closed already.'))
})

test('each correction says what it was before, who made it and why', async () => {
  const known = { source: SOURCE, checked: '2026-09' }
  await openFacts(
    factsOf({
      history: [
        {
          fact: 'may_work',
          before: { ...known, value: 'no' },
          after: { ...known, value: 'yes' },
          reason: 'New law.',
          by: 'Sanna Keller',
          at: AT,
        },
        {
          fact: 'extend',
          before: null,
          after: { ...known, value: 'no' },
          reason: 'Added.',
          by: 'Bo Lind',
          at: AT,
        },
      ],
    }),
  )
  expect(text()).toContain('Sanna Keller: New law.')
  expect(text()).toContain('Bo Lind: Added.')
  expect(text().match(/Before: /g)).toHaveLength(1)
})
