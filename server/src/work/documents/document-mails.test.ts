import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import { wordsOfLetter } from '../../../test/read-letters.ts'
import { askedMail, handedOverMail, owedMail, returnedMail, reviewedMail } from './document-mails.ts'

const order = heldOrder()
const document = { id: 'document-1', name: 'Passport' }
const now = new Date('2026-11-24T09:59:59Z')
const toClient = { order, document, to: 'client' as const, now }
const toAgent = { order, document, to: 'agent' as const, now }
const NAMED = '"Passport" for "Study permit" (SO-7K3M9QXA)'
const FOR_CLIENT = '[Open the documents] /p/client/orders/order-1#documents'
const FOR_AGENT = '[Open the documents] /p/agent/orders/order-1#documents'

describe('who reads of documents', () => {
  test('an agent, that the client handed one over', () => {
    expect(wordsOfLetter(handedOverMail(toAgent))).toEqual([
      'Ines uploaded documents for SO-7K3M9QXA',
      'New documents for your order',
      `Ines uploaded ${NAMED}. There may be more by now.`,
      'Open each document, then accept it, or return it and say what is wrong.',
      FOR_AGENT,
    ])
  })

  test('a client, that their agent handed one over', () => {
    const words = wordsOfLetter(handedOverMail(toClient))
    expect(words).toContain('Amara uploaded documents for SO-7K3M9QXA')
    expect(words.at(-1)).toBe(FOR_CLIENT)
  })

  test('a client, that one is asked for', () => {
    expect(wordsOfLetter(askedMail(toClient))).toEqual([
      'Amara asks for documents for SO-7K3M9QXA',
      'Documents you are asked for',
      'Amara needs "Passport" for "Study permit" (SO-7K3M9QXA). The order lists everything that is asked for.',
      FOR_CLIENT,
    ])
  })

  test('an agent, that a client asks for one', () => {
    expect(wordsOfLetter(askedMail(toAgent))[0]).toBe('Ines asks for documents for SO-7K3M9QXA')
  })

  test('a client, that theirs were checked', () => {
    expect(wordsOfLetter(reviewedMail(toClient))).toEqual([
      'Documents for SO-7K3M9QXA are checked',
      'Your documents are checked',
      `Amara looked at ${NAMED}. The order shows how each document stands.`,
      FOR_CLIENT,
    ])
  })

  test('a client, that one was returned, with the words of who returned it', () => {
    const mail = returnedMail(toClient, { factId: 'fact-1', reason: 'The second page is missing.' })
    expect(wordsOfLetter(mail)).toEqual([
      'Please hand over "Passport" again (SO-7K3M9QXA)',
      'A document was returned',
      `${NAMED} was returned. Please upload a new version.`,
      '> The second page is missing.',
      FOR_CLIENT,
    ])
  })

  test('a client who owes several, which ones and for how long', () => {
    const mail = owedMail({ order, names: ['Passport', 'Diploma'], days: 7, key: 'order:order-1:owed:7' })
    expect(wordsOfLetter(mail)).toEqual([
      'Your agent waits for your documents (SO-7K3M9QXA)',
      'Your agent waits for your documents',
      'Amara asked for these documents 7 days ago, for "Study permit" (SO-7K3M9QXA): Passport, Diploma.',
      'Upload them on the page of the order. If you cannot get one of them, write to your agent.',
      FOR_CLIENT,
    ])
    expect(mail.key).toBe('order:order-1:owed:7')
  })
})

describe('how many mails', () => {
  const keyAt = (moment: string, about: typeof toClient | typeof toAgent = toAgent) =>
    handedOverMail({ ...about, now: new Date(moment) }).key

  test('ten documents in an hour are one mail, one in the next hour another', () => {
    expect(keyAt('2026-11-24T09:00:00Z')).toBe(keyAt('2026-11-24T09:59:59.999Z'))
    expect(keyAt('2026-11-24T10:00:00Z')).not.toBe(keyAt('2026-11-24T09:59:59.999Z'))
  })

  test('another document within the hour is no mail of its own', () => {
    const diploma = { id: 'document-2', name: 'Diploma' }
    expect(askedMail({ ...toClient, document: diploma }).key).toBe(askedMail(toClient).key)
  })

  test('each side and each kind of news has its own', () => {
    const keys = [
      ...[handedOverMail(toAgent), handedOverMail(toClient), askedMail(toClient)],
      ...[askedMail(toAgent), reviewedMail(toClient), reviewedMail(toAgent)],
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(6)
  })

  test('another order has its own', () => {
    const other = heldOrder({ id: 'order-2' })
    expect(reviewedMail({ ...toClient, order: other }).key).not.toBe(reviewedMail(toClient).key)
  })

  test('each return is told, also of the same document within the hour', () => {
    const [one, two] = ['1', '2'].map((factId) => returnedMail(toClient, { factId, reason: 'Blurred.' }).key)
    expect(one).not.toBe(two)
  })
})

test('a name in another script comes through as it was typed', () => {
  const arabic = { id: 'document-3', name: 'شهادة الميلاد' }
  expect(handedOverMail({ ...toAgent, document: arabic }).paragraphs[0]).toContain('"شهادة الميلاد" for')
})
