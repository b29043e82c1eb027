import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { sayOwn, translateAll } from '../../words/say.ts'
import type { Mail } from '../mail.ts'

/** All of a mail is in its reader's language or, as long as a sentence is missing, none. */
export function translateMail(mail: Mail, language: Language): Mail {
  const missing: string[] = []
  const words = (english: string) => {
    const known = translateAll(language, english, 'mails')
    if (known === undefined) missing.push(english)
    return known ?? english
  }
  const { subject, heading, paragraphs, quote, action, smallPrint, calendar } = mail
  const spoken = {
    ...mail,
    language,
    subject: words(subject),
    heading: words(heading),
    paragraphs: paragraphs.map(words),
    // Another person's words keep their language; a reason that our own steps give has ours.
    ...(quote && { quote: sayOwn(language, quote, 'mails') }),
    ...(action && { action: { ...action, label: words(action.label) } }),
    ...(smallPrint && { smallPrint: smallPrint.map(words) }),
    ...(calendar && {
      calendar: {
        ...calendar,
        summary: words(calendar.summary),
        description: calendar.description
          .split('\n')
          .map((line) => sayOwn(language, line, 'mails'))
          .join('\n'),
      },
    }),
  }
  return missing.length === 0 ? spoken : { ...mail, language: SOURCE }
}
