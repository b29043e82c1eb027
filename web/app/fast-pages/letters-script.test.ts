import { runInNewContext } from 'node:vm'
import { readMessage } from '@sojourn/contract/words/read-message'
import { expect, test } from 'vitest'
import { lettersOf, spelling } from '../../vite/letters.ts'
import { lettersScript, READER } from './letters-script.ts'

const ARABIC = ['لا يوجد لديك أي طلبات بعد.', 'رقم الهاتف والبريد الإلكتروني PDF']
const read = (letters: string, words: unknown) =>
  JSON.parse(
    runInNewContext(`${lettersScript(letters)}\nJSON.stringify(${READER}(${JSON.stringify(words)}))`),
  )

test('each letter of Arabic has one byte in scripts, and is read again as it was', () => {
  const letters = lettersOf(ARABIC.map(readMessage))
  const spell = spelling(letters)
  for (const text of ARABIC) {
    const spelt = spell(text) as string
    expect(Buffer.byteLength(spelt)).toBeLessThan(Buffer.byteLength(text) * 0.7)
    expect(read(letters, spelt)).toBe(text)
    expect(runInNewContext(`${lettersScript(letters)}\n${READER}\`${spelt}\``)).toBe(text)
  }
})

test('forms, tags and places of a message are read as they were', () => {
  const letters = lettersOf(ARABIC.map(readMessage))
  const tokens = readMessage(
    '{count, plural, offset:1 zero {لا طلبات} one {طلب واحد لدى <a>{name}</a>} other {# طلبات}} {when}',
  )
  const spelt = spelling(letters)(tokens)
  expect(JSON.stringify(spelt)).toContain('"name"')
  expect(JSON.stringify(spelt)).not.toBe(JSON.stringify(tokens))
  expect(read(letters, spelt)).toEqual(JSON.parse(JSON.stringify(tokens)))
  expect(read(letters, { field: 'eta', more: tokens })).toEqual(
    JSON.parse(JSON.stringify(spelling(letters)({ field: 'eta', more: tokens }))),
  )
})

test('a letter that the language has itself stands for no other', () => {
  const letters = lettersOf([[`${'ж'.repeat(90)}${'д'.repeat(30)}${'e'.repeat(4)}`]])
  expect(letters).toBe('жeдt')
  expect(lettersOf([[`${'ж'.repeat(90)}${'e'.repeat(5)}`]])).toBe('жt')
})

test('names of places and elements are no words of the language', () => {
  expect(lettersOf([readMessage(`${'ж'.repeat(20)} <e>{eee, plural, one {ж} other {ж}}</e>`)])).toBe('жe')
})

test('a language of Latin letters is written as it is', () => {
  expect(lettersOf(['Vous n’êtes pas encore vérifié.', '¿Adónde quiere ir?'].map(readMessage))).toBe('')
})
