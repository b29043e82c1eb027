import { Mail } from '../src/platform/mail/mail.ts'

/** To whom it goes and all its words in the order they are read; a mail that could not be sent throws. */
export function wordsOf(mail: Mail) {
  const { to, subject, heading, paragraphs, quote, action, smallPrint = [] } = Mail.parse(mail)
  return [
    ...[`to ${to}`, subject, heading, ...paragraphs],
    ...(quote === undefined ? [] : [`> ${quote}`]),
    ...(action ? [`[${action.label}] ${action.path}`] : []),
    ...smallPrint,
  ]
}
