import { Mail } from '../src/platform/mail/mail.ts'

/** The words stand in the order they are read; a mail that could not be sent throws. */
export function wordsOf(mail: Mail) {
  const { to, subject, heading, paragraphs, quote, action, smallPrint = [] } = Mail.parse(mail)
  return [
    ...[`to ${to}`, subject, heading, ...paragraphs],
    ...(quote === undefined ? [] : [`> ${quote}`]),
    ...(action ? [`[${action.label}] ${action.path}`] : []),
    ...smallPrint,
  ]
}
