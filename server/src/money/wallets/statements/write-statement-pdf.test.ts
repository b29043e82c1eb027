import { buffer } from 'node:stream/consumers'
import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import type { Language } from '@sojourn/contract/words/languages'
import { expect, test } from 'vitest'
import { type Box, readPdf, squeezed } from '../../../../test/read-pdf.ts'
import { readCatalogue, TRANSLATED } from '../../../platform/words/read-catalogue.ts'
import { KIND_OF } from '../movement-store.ts'
import type { Statement } from './statement.ts'
import { COLUMNS } from './statement-lines.ts'
import type { StatementRow } from './statement-store.ts'
import { csvStatement } from './write-statement-csv.ts'
import { pdfStatement } from './write-statement-pdf.ts'

const BANK = 'Bank of Test •••• 0001'

const row = (id: number, change: Partial<StatementRow>): StatementRow => ({
  ...{ id, template: 'L2', created_at: new Date('2026-11-02T09:00:00Z'), currency: 'USD' },
  ...{ pending: 0, available: 4_250_00, transit: 0, debt: 0, commission: 750_00, taxes: 25_00 },
  ...{ order_ref: null, order_title: null, payout_ref: null, payout_hint: null },
  ...{ is_paid: false, is_back: false, ...change },
})

const PAYOUT = { commission: 0, taxes: 0, payout_ref: 'WD-7K3M9QXA', template: 'L4a' }
const OUT = { ...PAYOUT, available: -100_00, transit: 100_00 }

/** Each kind of movement, and each thing a payout can have become, with a bank that is named and one that is not. */
const ROWS = [
  ...Object.keys(KIND_OF).map((template) => ({
    template,
    order_title: 'تأشيرة دراسة',
    order_ref: 'SO-7K3M9QXA',
  })),
  ...[BANK, null].flatMap((payout_hint) => [
    { ...OUT, payout_hint },
    { ...OUT, payout_hint, is_paid: true },
    { ...OUT, payout_hint, is_back: true },
    { ...OUT, payout_hint, is_back: true, is_paid: true },
  ]),
  { ...PAYOUT, template: 'L4c', available: 100_00, transit: -100_00 },
  { available: 0, debt: 5_00 },
]

async function* portions() {
  yield ROWS.map((change, index) => row(index, change))
}

const statementIn = (language: Language): Statement => ({
  ...{
    number: 'ST-202611-7K3M9QXA',
    from: new Date('2026-11-01T00:00:00Z'),
    isOver: false,
    zone: 'Europe/Berlin',
  },
  ...{ to: new Date('2026-11-28T00:00:00Z'), operator: ['Sojourn Oy'], language },
  seller: {
    name: 'Amara Okafor',
    about: ['4 Allen Avenue, 100271 Ikeja'],
    numbers: ['Registration number: RC-4711', 'Tax number: NG-20014711'],
  },
  ...{ supportEmail: 'help@example.com', opening: [], portions: portions() },
  writtenAt: new Date('2026-11-28T09:00:00Z'),
})

const read = async (language: Language) => readPdf(await buffer(pdfStatement(statementIn(language))))
const csv = async (language: Language) =>
  (await Array.fromAsync(csvStatement(statementIn(language)))).join('')

const ENGLISH =
  /Statement|Number|Period|Issued|Seller|number|What|About|Currency|Price|Balance|balance|Payout|bank|Paid|Sent|wallet|owed|Taxes were|Days|Questions|Chargeback|Debt|Earned|November|Nov\b/

test.each([
  [
    'fr',
    [
      'Relevé',
      'du 1 novembre 2026 au 28 novembre 2026',
      'ce mois n’est pas encore terminé',
      'Versé à',
      'Contestation',
      'dus.',
    ],
  ],
  ['es', ['Extracto', '28 de noviembre de 2026', 'Pagado a', 'Número fiscal: NG-20014711', 'Se deben']],
  ['ar', ['SO-7K3M9QXA', '4 Allen Avenue', 'WD-7K3M9QXA', 'NG-20014711', 'Sojourn Oy']],
])('a statement in %s has no English but what people wrote', async (language, said) => {
  const { words, pages } = await read(language)
  for (const one of said) expect(words).toContain(squeezed(one))
  expect(words.replaceAll(squeezed(BANK), '')).not.toMatch(ENGLISH)
  expect(words).not.toContain('…')
  expect(pages).toBe((await read('en')).pages)
})

test('amounts are as the language writes them, and the same', async () => {
  const amounts = async (language: Language) =>
    (await read(language)).lines
      .filter((line) => /^-?[\d.,\s\u00a0\u202f]+$/.test(line) && /\d/.test(line))
      .map((line) => line.replaceAll(/[^\d-]/g, ''))
  expect((await read('fr')).words).toContain('4250,00')
  const english = await amounts('en')
  expect(english.length).toBeGreaterThan(ROWS.length)
  for (const language of ['fr', 'es']) expect(await amounts(language)).toEqual(english)
})

test('Arabic columns run from the right: the day stands there, the balance at the left', async () => {
  const { places } = await read('ar')
  const at = (found: string) =>
    places.filter((place) => place.includes(found)).map((place) => Number(place.split(' ')[0]))
  expect(Math.max(...at('SO-7K3M9QXA'))).toBeGreaterThan(500)
  expect(Math.min(...at('4,250.00'))).toBeLessThan(200)
})

/** Some months have a hundred lines, with long titles and high amounts. */
async function monthOf(count: number, language: Language = 'en') {
  async function* many() {
    yield Array.from({ length: count }, (_, id) =>
      row(id, {
        order_ref: 'SO-7K3M9QXA',
        order_title:
          id % 3 ? 'Study permit' : 'Residence permit for a family of seven, with every annex there is',
        available: 123_456_78,
        commission: 21_786_49,
      }),
    )
  }
  return readPdf(await buffer(pdfStatement({ ...statementIn(language), portions: many() })))
}

/** A4 on its side, in points from the left and from below. */
const MARGINS = { left: 40, right: 802, foot: 35, head: 560 }

const isUpon = (one: Box, other: Box) =>
  one.page === other.page &&
  Math.abs(one.line - other.line) < Math.min(one.size, other.size) &&
  one.left < other.right &&
  other.left < one.right

test.each(['en', 'fr'] as const)(
  'a full month in %s stands within the margins of its pages, and nothing upon anything',
  async (language) => {
    const { boxes, pages } = await monthOf(100, language)
    expect(pages).toBe(4)
    const outside = boxes.filter(
      ({ left, right, line }) =>
        left < MARGINS.left || right > MARGINS.right + 0.1 || line < MARGINS.foot || line > MARGINS.head,
    )
    expect(outside).toEqual([])
    expect(
      boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => isUpon(one, other))),
    ).toEqual([])
  },
)

/** Words begin at the left of their column, amounts end at its right. */
const BEGINS = [40, 96, 184, 254, 386]
const ENDS = [473, 530, 587, 637, 694, 739, 796]

test('the head stands where it always stands', async () => {
  const { boxes } = await monthOf(1)
  const head = boxes.slice(
    0,
    boxes.findIndex(({ text }) => text === COLUMNS[0]),
  )
  expect(
    head.map(({ left, right, line, size, text }) => [
      text,
      Math.round(left),
      Math.round(right),
      Math.round(line),
      size,
    ]),
  ).toEqual([
    ['Sojourn', 40, 116, 537, 20],
    ['Statement', 700, 802, 537, 20],
    ['Number', 40, 71, 510, 8],
    ['ST-202611-7K3M9QXA', 40, 146, 497, 10],
    ['Period', 190, 214, 510, 8],
    ['1 November 2026 to 28 November 2026 (this month is not over yet)', 190, 516, 497, 10],
    ['Issued on', 630, 667, 510, 8],
    ['28 November 2026', 630, 721, 497, 10],
    ['Seller', 40, 61, 470, 8],
    ['Amara Okafor', 40, 109, 456, 10],
    ['4 Allen Avenue, 100271 Ikeja', 40, 147, 443, 8],
    ['Registration number: RC-4711', 40, 153, 432, 8],
    ['Tax number: NG-20014711', 40, 141, 420, 8],
    ['Issued by', 421, 457, 470, 8],
    ['Sojourn Oy', 421, 475, 456, 10],
  ])
})

test('each currency closes by itself, by its name, and says what is on its way or owed', async () => {
  async function* some() {
    yield [
      row(1, { currency: 'USD' }),
      row(2, { currency: 'EUR', available: 80_00, transit: 20_00, taxes: 0 }),
      row(3, { currency: 'CAD', available: 0, debt: 5_00, commission: 0, taxes: 0 }),
    ]
  }
  const { lines } = await readPdf(await buffer(pdfStatement({ ...statementIn('en'), portions: some() })))
  expect(lines.filter((line) => /^Closing balance in/.test(line))).toEqual([
    'Closing balance in CAD: CA$0.00 can be withdrawn, CA$0.00 is clearing. CA$5.00 is owed.',
    'Closing balance in EUR: €80.00 can be withdrawn, €0.00 is clearing. Besides, €20.00 is on its way to the bank.',
    'Closing balance in USD: $4,250.00 can be withdrawn, $0.00 is clearing.',
  ])
})

test('a full page is the names of the columns and 33 lines, each cell in its own column', async () => {
  const { boxes } = await monthOf(100)
  for (const page of [2, 3]) {
    const cells = boxes.filter((box) => box.page === page)
    expect(cells.slice(0, 12).map(({ text }) => text)).toEqual(COLUMNS)
    const rows = Array.from({ length: cells.length / 12 }, (_, place) =>
      cells.slice(place * 12, place * 12 + 12),
    )
    expect(rows).toHaveLength(34)
    for (const row of rows) {
      expect(row.slice(0, 5).map(({ left }) => Math.round(left))).toEqual(BEGINS)
      expect(row.slice(5).map(({ right }) => Math.round(right))).toEqual(ENDS)
    }
    const lines = rows.map(([day]) => day?.line ?? 0)
    const steps = lines.slice(1).map((line, index) => Math.round((lines[index] ?? 0) - line))
    expect(steps).toEqual([17, ...Array.from({ length: 32 }, () => 15)])
  }
})

test('sums and closing balances stand together, however many lines there are', async () => {
  for (const count of Array.from({ length: 14 }, (_, index) => index + 8)) {
    const { boxes } = await monthOf(count)
    const pageOf = (words: string) => boxes.find(({ text }) => text.startsWith(words))?.page
    expect(pageOf('Closing balance'), `${count} lines`).toBe(pageOf('Total'))
    expect(pageOf('Days are in'), `${count} lines`).toBe(pageOf('Total'))
  }
})

test('a spreadsheet has the same words in every language, so that what reads it finds its columns', async () => {
  const english = await csv('en')
  expect(english).toMatch(/^Date,What,Reference,About,Currency,/)
  for (const language of TRANSLATED) expect(await csv(language)).toBe(english)
})

test.each(TRANSLATED)('movements have one name in %s, on the page and on paper', (language) => {
  const onPages = new Map(readCatalogue(language, (file) => !file.startsWith('server-')))
  const onPaper = new Map(readCatalogue(language, (file) => file === 'server-statements.json'))
  for (const movement of Object.values(MOVEMENTS)) expect(onPaper.get(movement)).toBe(onPages.get(movement))
})
