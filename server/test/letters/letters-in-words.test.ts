import { globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, SOURCE } from '@sojourn/contract/words/languages'
import { expect, test } from 'vitest'
import { translateAll } from '../../src/platform/words/say.ts'
import { englishLeft } from './english-left.ts'
import { FILLED, saidIn } from './said-in-letters.ts'

const SOURCES = join(import.meta.dirname, '../../src')
const FILES = [
  ...globSync('**/*-{mails,letters}.ts', { cwd: SOURCES }),
  ...['talk/conversations/mail-unread.ts', 'talk/notifications/gather-mail.ts'],
  ...['ground/contact/send-contact-message.ts', 'money/payments/refunds/refund-in-words.ts'],
].map((file) => join(SOURCES, file))

const TRANSLATED = LANGUAGES.filter((language) => language !== SOURCE)

/** These are parts of what is looked at whole, or are read by our own team. */
const PARTS = new Set([
  ...['As you chose, we keep', 'Our team has turned your refund into credit: we keep'],
  ...[
    'You did not answer, so we keep',
    'You moved',
    'You cancelled',
    'Xq moved',
    'Xq Xq moved',
    'Xq cancelled',
  ],
  ...['Xq Xq cancelled', 'Xq days', 'Xq messages', 'Xq from Sojourn', 'Xq (Xq)', 'Xq (Xq, Xq)'],
  ...['Contact: Xq', 'Xq <Xq> wrote to us. Answer this mail to answer them.'],
])

/** A whole sentence that another room gives is looked at there. */
const withoutGiven = (sentence: string) => sentence.replaceAll(/(?<=[.?!]) Xq(?: Xq)?\.?(?= [A-Z]|$)/g, '')

const missingOf = (files: readonly string[], language: string) =>
  files.flatMap((file) =>
    saidIn(file)
      .filter((sentence) => !PARTS.has(sentence))
      .map(withoutGiven)
      .filter((sentence) => isMissing(translateAll(language, sentence, 'mails'), sentence)),
  )

/** Nothing of it is known, or a value of it holds English words. */
const isMissing = (said: string | undefined, sentence: string) =>
  said === undefined || englishLeft(sentence, said).length > 0

test.each(TRANSLATED)('each sentence of each letter is known in %s', (language) => {
  expect(FILES.length).toBeGreaterThan(40)
  expect([...new Set(missingOf(FILES, language))]).toEqual([])
})

test('a sentence that nobody has translated is found, whatever choice leads to it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'letters-')), 'plant-mails.ts')
  writeFileSync(
    file,
    `const WHY = { late: 'the train was late', early: 'nobody came' }
     export const planted = (order: { title: string; why: 'late' | 'early'; isOld: boolean }) => ({
       subject: 'Your order is cancelled',
       paragraphs: [
         \`The train to \${order.title} left\${order.isOld ? ' long ago' : ''}.\`,
         \`You did not answer, so \${WHY[order.why]}.\`,
       ],
     })`,
  )
  expect(missingOf([file], 'fr')).toEqual([
    `The train to ${FILLED} left long ago.`,
    `The train to ${FILLED} left.`,
    'You did not answer, so the train was late.',
    'You did not answer, so nobody came.',
  ])
})
