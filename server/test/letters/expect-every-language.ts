import { JUDGED_NAMES } from '@sojourn/contract/supply/verification'
import { LANGUAGES, SOURCE } from '@sojourn/contract/words/languages'
import type { Letter } from '../../src/ground/facts/letters.ts'
import { translateMail } from '../../src/platform/mail/writing/translate-mail.ts'
import { translateAll } from '../../src/platform/words/say.ts'
import { englishLeft } from './english-left.ts'

/** Whoever reads French, Spanish or Arabic gets all of it in their language. */
export function expectEveryLanguage({ alsoAt: _, ...letter }: Letter) {
  const mail = { ...letter, about: 'account', to: 'reader@example.com' } as const
  for (const language of LANGUAGES.filter((one) => one !== SOURCE)) {
    const said = translateMail(mail, language)
    const unknown = wordsOf(mail).filter((words) => translateAll(language, words, 'mails') === undefined)
    if (said.language !== language) throw new Error(`Not in ${language}: ${unknown.join(' | ')}`)
    const left = wordsOf(mail)
      .filter((words) => !isFinding(words))
      .flatMap((words) => englishLeft(words, wordsOf(said).join(' ')))
    if (left.length > 0) throw new Error(`English in ${language}: ${left.join(' | ')}`)
  }
}

/** Our team's own words stand after the name of the field. */
const isFinding = (words: string) => Object.values(JUDGED_NAMES).some((name) => words.startsWith(`${name}: `))

type Mail = Parameters<typeof translateMail>[0]

const wordsOf = ({ subject, heading, paragraphs, action, smallPrint = [], calendar }: Mail) => [
  ...[subject, heading, ...paragraphs, ...smallPrint],
  ...(action ? [action.label] : []),
  ...(calendar ? [calendar.summary] : []),
]
