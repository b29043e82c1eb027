const HOME = 'server/src/platform/mail/enqueue-mail.ts'

/** The one who sends letters by the table of who hears. */
const SENDER = 'server/src/talk/notifications/send-letters.ts'

/** Where no fact is, or nobody hears of it any more: codes, an address that is not theirs yet, the end of an account, the contact form. */
const NO_FACT = [
  'desk/leaving/erase-person.ts',
  'desk/leaving/request-deletion.ts',
  'ground/contact/send-contact-message.ts',
  'money/wallets/linking/wallet-code.ts',
  'people/identity/email-change/change-email.ts',
  'people/identity/email-change/confirm-email-change.ts',
  'people/identity/joining/request-email-code.ts',
  'people/identity/joining/sign-up.ts',
  'people/identity/recovery/send-reset-mail.ts',
  'talk/conversations/mail-unread.ts',
]

/** They still send by hand what could be heard. The list only becomes shorter: `docs/adding.md` says how a letter is added. */
const BY_HAND = [
  'money/payments/fulfil.ts',
  'supply/search/saved/tell-news.ts',
  'talk/conversations/questions/close-questions.ts',
  'talk/reports/answer-objection.ts',
  'talk/reports/decide-report.ts',
  'talk/reports/object-to-decision.ts',
  'talk/reports/send-report.ts',
  'work/documents/add-document.ts',
  'work/documents/check-version.ts',
  'work/documents/review-document.ts',
  'work/documents/tend-documents.ts',
  'work/documents/upload-version.ts',
  'work/orders/stages/charge-stage.ts',
  'work/orders/stages/end-after-stages.ts',
  'work/orders/stages/open-next-stage.ts',
  'work/orders/stages/tend-stages.ts',
  'work/orders/tell-clients-of-revocation.ts',
  'work/orders/tell-clients-of-suspension.ts',
  'work/orders/unpaid/agree-to-early-start.ts',
  'work/orders/unpaid/cancel-unpaid-of-service.ts',
]

const MAY_SEND = new Set([...NO_FACT, ...BY_HAND].map((file) => `server/src/${file}`))
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
