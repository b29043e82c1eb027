import type { Language } from '@sojourn/contract/words/languages'
import { translate } from '../../words/say.ts'
import type { Mail } from '../mail.ts'

/** All of a mail is in its reader's language or, as long as a sentence is missing, none. */
export function translateMail(mail: Mail, language: Language): Mail {
  const missing: string[] = []
  const words = (english: string) => {
    const known = translate(language, english)
    if (known === undefined) missing.push(english)
    return known ?? english
  }
  const { subject, heading, paragraphs, action, smallPrint } = mail
  const spoken = {
    ...mail,
    language,
    subject: words(subject),
    heading: words(heading),
    paragraphs: paragraphs.map(words),
    ...(action && { action: { ...action, label: words(action.label) } }),
    ...(smallPrint && { smallPrint: smallPrint.map(words) }),
  }
  return missing.length === 0 ? spoken : mail
}
