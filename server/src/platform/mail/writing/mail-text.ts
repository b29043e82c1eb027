import { PRODUCT } from '@sojourn/contract/calls/names'
import { say } from '../../words/say.ts'
import type { Letter } from './render-mail.ts'

/** The plain part is the same letter for those who read text. */
export function mailText(letter: Letter) {
  const { heading, paragraphs, code, quote, action, smallPrint, unsubscribeUrl, origin, operator, language } =
    letter
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(quote ? [quoted(quote)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...smallPrint,
    `-- \n${[PRODUCT, origin, ...operator].join('\n')}`,
    ...(unsubscribeUrl ? [`${say(language, 'Unsubscribe:')} ${unsubscribeUrl}`] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
