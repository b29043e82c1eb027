import { createHash } from 'node:crypto'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { noticesPathOf } from '@sojourn/contract/paths/own-paths'
import { roomAt } from '@sojourn/contract/paths/start-of'
import { SOURCE } from '@sojourn/contract/words/languages'
import type { Mail } from '../../platform/mail/mail.ts'
import { noticeToken } from '../../platform/mail/unsubscribe-token.ts'
import { say } from '../../platform/words/say.ts'
import type { Settings } from '../../settings/settings.ts'

interface Whose {
  person: string
  isDigest: boolean
}

/** The mail says what each says, in the order it happened and in the language of the newest, which is where it leads. */
export function gatherMail(settings: Settings, mails: readonly Mail[], { person, isDigest }: Whose): Mail {
  const last = mails.at(-1) as Mail
  const language = last.language ?? SOURCE
  const words = (english: string) => say(language, english, 'mails')
  const heading = isDigest
    ? `${mails.length} updates since your last email`
    : `${mails.length} updates on your order`
  return {
    language,
    key: `several:${createHash('sha256')
      .update(mails.map(({ key }) => key).join('\n'))
      .digest('hex')}`,
    about: last.about === 'news' ? 'orders' : last.about,
    to: last.to,
    subject: isDigest
      ? words(`Your day on ${PRODUCT}: ${mails.length} updates`)
      : `${last.subject} (+${mails.length - 1})`,
    heading: words(heading),
    paragraphs: mails.flatMap(linesOf),
    action: isDigest
      ? { label: words('See all notifications'), path: notificationsPath(last) }
      : (last.action ?? { label: words('See all notifications'), path: notificationsPath(last) }),
    unsubscribePath: `/api/notifications/unsubscribe/${noticeToken(settings, person, isDigest ? 'all' : wayOutOf(last))}`,
  } as Mail
}

/** All of it counts: an amount or a date may stand in any of its sentences. */
const linesOf = ({ heading, paragraphs, quote }: Mail) => [
  [`${heading}.`, ...paragraphs].join(' '),
  ...(quote ? [`“${quote}”`] : []),
]

const wayOutOf = ({ about }: Mail) => (about === 'account' || about === 'money' ? 'all' : about)

/** The page stands in both modes; a mail leads into one of them. */
const notificationsPath = ({ action }: Mail) =>
  noticesPathOf[action && roomAt(action.path) === 'agent' ? 'agent' : 'client']()
