const HOME = 'server/src/platform/mail/enqueue-mail.ts'

/** The one who sends letters by the table of who hears. */
const SENDER = 'server/src/talk/notifications/send-letters.ts'

/** These send by hand, because there is no fact or nobody in the table hears of it. */
const BY_HAND = [
  // An account that ends, and what somebody writes to us.
  'desk/leaving/erase-person.ts',
  'desk/leaving/request-deletion.ts',
  'ground/contact/send-contact-message.ts',
  // Codes and links that let somebody in.
  'money/wallets/linking/wallet-code.ts',
  'people/identity/joining/request-email-code.ts',
  'people/identity/joining/sign-up.ts',
  'people/identity/recovery/send-reset-mail.ts',
  // An address that is not theirs yet, not theirs any more, or a stranger's.
  'people/identity/email-change/change-email.ts',
  'people/identity/email-change/confirm-email-change.ts',
  'talk/reports/write-to-side.ts',
  // The letter of a payment goes with those of what was paid for, in one statement.
  'money/payments/fulfil.ts',
  // Several messages in one mail, which waits until nothing more comes.
  'talk/conversations/mail-unread.ts',
]

const MAY_SEND = new Set(BY_HAND.map((file) => `server/src/${file}`))
const SENDS = /\benqueueMails?\(/

const sends = ({ lines }) => lines.some(({ text }) => SENDS.test(text))

/** Which fact sends a letter to whom stands in one table; a use case that writes a mail by hand is none of its preferences. */
export function* lettersAreHeard(source, sources) {
  const { file, lines, isTest } = source
  if (file === HOME) {
    for (const listed of MAY_SEND) {
      if (!sources.has(listed) || !sends(sources.get(listed)))
        yield {
          line: 1,
          sentence: `${listed} sends no mail by hand any more: take it from scripts/lib/mail-rules.mjs.`,
        }
    }
    return
  }
  const isOurs = file.startsWith('server/src/') && !file.startsWith('server/src/platform/mail/')
  if (!isOurs || isTest || file === SENDER || MAY_SEND.has(file)) return
  for (const { line, text } of lines) {
    if (SENDS.test(text))
      yield {
        line,
        sentence:
          'A letter is heard, not sent: its fact names it in talk/notifications/who-hears.ts (docs/adding.md).',
      }
  }
}
