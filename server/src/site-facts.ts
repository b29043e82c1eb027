import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { say } from './platform/words/say.ts'
import type { Settings } from './settings/settings.ts'

/** Pages tell these of this place, and of who works for it. */
export const siteFacts = (settings: Settings, language: Language = SOURCE) => ({
  supportEmail: settings.supportEmail,
  figures: settings.figures.map((figure) => ({ ...figure, label: say(language, figure.label) })),
  companies: companiesOf(settings),
  ...(settings.socialLinks.length > 0 && { social: settings.socialLinks }),
  ...(settings.analytics && { analytics: settings.analytics }),
  isDemo: settings.demo,
})
export type SiteFacts = ReturnType<typeof siteFacts>

/** The settings decide who takes the money, sends the mail, keeps the files, or lets people in. */
function companiesOf({ processor, mail, files, captcha, outside, calendars, analytics }: Settings) {
  const charges = 'to charge cards, send refunds and pay agents'
  const signIn = [...new Set([...outside, ...calendars].map(({ name }) => name))]
  return [
    processor.kind === 'stripe'
      ? `Stripe, ${charges}`
      : `no payment company: payments here are a trial, and no money moves`,
    mail.kind === 'smtp'
      ? `the mail server ${new URL(mail.url).hostname}, to deliver our messages to you`
      : 'no email service: messages stay on this server',
    files.kind === 's3'
      ? `${files.endpoint ? new URL(files.endpoint).hostname : 'Amazon S3'}, to keep files, encrypted`
      : 'no storage company: files are kept on this server, encrypted',
    ...(captcha.kind === 'recaptcha'
      ? ['Google reCAPTCHA, to tell people from programs when you sign up or in']
      : []),
    ...(analytics ? [`${new URL(analytics.script).hostname}, to count visits, only if you allow it`] : []),
    ...(signIn.length > 0
      ? [`${signIn.join(', ')}, only if you sign in with them or connect a calendar`]
      : []),
  ]
}
