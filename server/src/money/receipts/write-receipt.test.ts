import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { NOTHING, readPdf, squeezed } from '../../../test/read-pdf.ts'
import { mina } from '../../../test/sample-receipt.ts'
import { cleanText } from './clean-text.ts'
import { type ReceiptData, writeReceipt } from './write-receipt.ts'

const bytesOf = (change: Partial<ReceiptData> = {}) => buffer(writeReceipt({ ...mina, ...change }))
const read = async (change: Partial<ReceiptData> = {}) => readPdf(await bytesOf(change))

describe('a receipt', () => {
  test('says who paid what to whom, when, and that it is protected', async () => {
    const { pages, words, about } = await read()
    expect(pages).toBe(1)
    for (const said of [
      'Sojourn',
      'Receipt',
      'PAY-7K3M-9QXA-12AB',
      '21 November 2026',
      'SO-7K3M9QXA',
      'Mina Okoye',
      'Aleksanterinkatu 1, 00100 Helsinki',
      'Finland',
      'Amara Okafor',
      'Okafor Immigration Ltd',
      'Study permit, start to finish',
      'Protected payment',
      'We hold your payment until you accept the work',
      'support@sojourn.example',
    ])
      expect(words).toContain(squeezed(said))
    expect(words.toLowerCase()).not.toContain('escrow')
    expect(about).toMatchObject({ Title: 'Receipt PAY-7K3M-9QXA-12AB', Author: 'Sojourn' })
  })

  test('has the days of where the payer is, and says so', async () => {
    const paidAt = new Date('2026-03-09T18:00:00Z')
    const { words } = await read({ paidAt, zone: 'Asia/Tokyo' })
    for (const said of ['10 March 2026', 'Dates are in Asia/Tokyo time.'])
      expect(words).toContain(squeezed(said))
  })

  test('says who runs the place', async () => {
    const { words } = await read({ operator: ['Sojourn GmbH', 'VAT number: DE123456789'] })
    expect(words).toContain(squeezed('Sojourn GmbH · VAT number: DE123456789'))
  })

  test('lists what was charged, line by line, in the order one adds it up', async () => {
    const { lines } = await read()
    const amounts = lines.filter((line) => /^-?\$/.test(line))
    expect(amounts).toEqual(['$500.00', '$25.00', '$525.00', '-$20.00', '-$30.00', '$475.00'])
    expect(squeezed(lines.join(''))).toContain(squeezed('Paid with Visa ending in 4242'))
  })

  test('keeps every word in its place on the page', async () => {
    expect(
      (
        await read({
          payer: { ...mina.payer, name: 'Mina 李 Okoye' },
          refund: { card: 190_00, onItsWay: 0, credit: 0, coupons: [] },
        })
      ).places,
    ).toEqual([
      '56 770 Sojourn',
      '463 770 Receipt',
      '56 729 Number',
      '56 713 PAY-7K3M-9QXA-12AB',
      '217 729 Paid on',
      '217 713 21 November 2026',
      '378 729 Order',
      '378 713 SO-7K3M9QXA',
      '56 663 Paid by',
      '56 647 Mina',
      '84 647 李',
      '98 647 Okoye',
      '56 632 Aleksanterinkatu 1, 00100 Helsinki',
      '56 617 Finland',
      '298 663 For the services of',
      '298 647 Amara Okafor',
      '298 632 Okafor Immigration Ltd',
      '298 617 Canada',
      '56 575 Study permit, start to finish',
      '500 575 $500.00',
      '56 554 GST 5 %',
      '506 554 $25.00',
      '56 519 Total',
      '500 519 $525.00',
      '56 498 Coupon WELCOME-20',
      '503 498 -$20.00',
      '56 476 Credit CR-8F3K',
      '503 476 -$30.00',
      '56 445 Total charged',
      '487 445 $475.00',
      '56 423 Paid with Visa ending in 4242',
      '56 402 Refunded to your card',
      '500 402 $190.00',
      '74 335 Protected payment',
      '74 319 We hold your payment until you accept the work.',
      '56 269 Questions about this payment? Write to support@sojourn.example and name its number.',
      '56 256 Issued on 22 November 2026. Dates are in UTC.',
    ])
  })

  test.each<[string, Partial<ReceiptData>, string]>([
    ['by coupons alone', { charged: 0, card: null }, 'Paid by coupons'],
    ['with a card that was not kept', { card: null }, 'Paid by card'],
    [
      'with a card of another brand',
      { card: { brand: 'amex', last4: '0005' } },
      'American Express ending in 0005',
    ],
    [
      'and given back in part',
      {
        refund: {
          card: 100_00,
          onItsWay: 50_00,
          credit: 60_00,
          coupons: [{ code: 'SPRING', amount: 30_00 }],
        },
      },
      'Refunded to your card $50.00 On its way to your card $50.00 Refunded as credit $60.00 Back on coupon SPRING $30.00',
    ],
    ['in yen, which have no cents', { currency: 'JPY', charged: 47_500 }, 'Total charged ¥47,500'],
    [
      'in dinars, which have a thousand fils',
      { currency: 'KWD', charged: 47_500 },
      'Total charged KWD 47.500',
    ],
    ['in more than a float can count', { charged: 9_007_199_254_740_991 }, '$90,071,992,547,409.91'],
  ])('that was paid %s says so', async (_how, change, said) => {
    expect((await read(change)).words).toContain(squeezed(said))
  })

  test('names nobody where there is nobody, and no order where there is none', async () => {
    const { words } = await read({ seller: null, orderRef: null, taxes: [], coupons: [] })
    expect(words).not.toContain('Fortheservicesof')
    expect(words).not.toContain('Total$')
  })
})

describe('names of every script we have fonts for', () => {
  test.each([
    ['Latin', 'Zoë Łukasz Þórður Ağaoğlu Șerban'],
    ['Vietnamese', 'Nguyễn Thị Hương'],
    ['Cyrillic', 'Ольга Їжакевич Ђорђе Қазақ'],
    ['Greek', 'Γιώργος Ἀθηνᾶ'],
    ['Chinese', '王小明 張學友 李媗'],
    ['Japanese', '山田さくら サトウ'],
    ['Korean', '김민준 이서연'],
    ['several', 'Li 李 Ли Λι 리'],
  ])('%s are read as they are written', async (_script, name) => {
    const { words } = await read({ payer: { name, address: [] }, item: { title: name, price: 1 } })
    expect(words.split(squeezed(name)).length - 1).toBe(2)
    expect(words).not.toContain('\ufffd')
  })

  test.each([
    ['Arabic', 'محمد عبد الله'],
    ['Urdu', 'یوسف پرویز ٹیپو'],
    ['Devanagari', 'अर्जुन शर्मा क्षेत्र'],
  ])('%s is shaped, with none of its signs missing', async (_script, name) => {
    const { words } = await read({ payer: { name, address: [] } })
    for (const sign of new Set(squeezed(name))) expect(words).toContain(sign)
    expect(words).not.toContain('\ufffd')
  })

  test('others are marked as missing, and nothing falls over', async () => {
    const { words } = await read({ payer: { name: 'สมชาย 🎉', address: [] } })
    expect(words).toContain('\ufffd'.repeat(6))
  })

  test('may be as long as they like: what does not fit is cut, and the page stays one', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(9)
    const { pages, words } = await read({
      payer: { name: 'A'.repeat(5_000), address: ['漢'.repeat(300), long] },
      item: { title: long, price: 1 },
      coupons: Array.from({ length: 10 }, () => ({
        code: 'X'.repeat(40),
        kind: 'promo' as const,
        amount: 1,
      })),
      taxes: Array.from({ length: 5 }, () => ({ name: long, amount: 1 })),
    })
    expect(pages).toBe(1)
    expect(words).toContain('…')
  })
})

const FRAGMENTS = [
  ') Tj',
  '(',
  '))((',
  '\\',
  '\\)',
  '\\050\\051',
  '%PDF-1.7',
  '%%EOF',
  'endstream endobj',
  'ET Q BT /F1 9 Tf',
  '<< /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction 1 0 R',
  '<FEFF0041>',
  '>> /AA << /O 2 0 R >>',
  '] TJ [',
  '\r\n1 0 obj\n<<>>\r\n',
  '\u0000\u0001\u001b[31m\u007f\u0085',
  '\u202eevil\u202c\u2066x\u2069',
  '\ud800 \udfff\ufeff\u200b',
  '\u2028\u2029\t\v\f',
]
const AROUND: ((fragment: string) => string)[] = [
  (text) => text,
  (text) => `Mina ${text} Okoye`,
  (text) => `${text}${text}`,
  (text) => `(${text})`,
  (text) => `\\${text}\\`,
  (text) => `${text}\n`,
  (text) => `\u0000${text}`,
  (text) => `李${text}`,
  (text) => `${text} é`,
  (text) => `<</A (${text})>>`,
]
const PAYLOADS = FRAGMENTS.flatMap((fragment) => AROUND.map((around) => around(fragment)))
const AT_ONCE = 8
type Eight = [string, string, string, string, string, string, string, string]

describe('names that want to be more than names', () => {
  test('number two hundred', () => expect(PAYLOADS).toHaveLength(200))

  const groups = Array.from({ length: PAYLOADS.length / AT_ONCE }, (_, index) =>
    PAYLOADS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  test.each(groups.map((group) => [group]))('are read back as words: %j', async (group) => {
    const [name, street, title, seller, company, tax, code, email] = group as Eight
    const bytes = await bytesOf({
      payer: { name, address: [street] },
      item: { title, price: 1 },
      seller: { name: seller, registeredAs: [company] },
      taxes: [{ name: tax, amount: 1 }],
      coupons: [{ code, kind: 'promo', amount: 1 }],
      supportEmail: email,
    })
    const { pages, words, acts, about } = await readPdf(bytes)
    expect(pages).toBe(1)
    expect(acts).toEqual(NOTHING)
    for (const payload of group) expect(words).toContain(squeezed(cleanText(payload)))
    expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    expect(about.Title).toBe('Receipt PAY-7K3M-9QXA-12AB')
    expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b/)
  })
})

describe('a receipt of whoever reads another language', () => {
  const ENGLISH = /Receipt|Paid|Number|Total charged|Coupon|Credit|Protected|Questions|Issued|Dates/
  test.each([
    ['fr', ['Reçu', '21 novembre 2026', 'Payé par Visa se terminant par 4242', 'Les dates sont en UTC']],
    ['es', ['Recibo', '21 de noviembre de 2026', 'Pagado con Visa terminada en 4242', 'Pago protegido']],
  ])('is in %s but for what people wrote', async (language, said) => {
    const { words, lines } = await read({ language })
    for (const one of said) expect(words).toContain(squeezed(one))
    expect(words).not.toMatch(ENGLISH)
    expect(lines.join(' ')).toMatch(/500,00/)
  })

  test('runs from the right in Arabic, with names and numbers whole', async () => {
    const { words, places } = await read({ language: 'ar' })
    expect(words).not.toMatch(ENGLISH)
    for (const one of ['PAY-7K3M-9QXA-12AB', 'Mina Okoye']) expect(words).toContain(squeezed(one))
    const [x = 0] = places
      .filter((place) => place.includes('Mina'))
      .map((place) => Number(place.split(' ')[0]))
    expect(x).toBeGreaterThan(400)
  })
})
