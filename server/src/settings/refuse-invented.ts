import { isLoopback } from '../platform/loopback.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Environment, Settings } from './settings.ts'

type Decided = Pick<Settings, 'database' | 'origin' | 'processor' | 'mail'>

/**
 * A site that people can reach takes no invented money and sends its mails, unless somebody said that it should not:
 * a setting that got lost on the way would else look like one that was left out.
 */
export function refuseInvented(env: Environment, { database, origin, processor, mail }: Decided) {
  const { protocol, hostname } = new URL(origin)
  if (database.kind !== 'url' || protocol !== 'https:' || isLoopback(hostname)) return
  if (processor.kind === 'sandbox' && env.PROCESSOR !== 'sandbox')
    throw new StartFailure(
      'No card processor is set, so nobody could really pay. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PROCESSOR=sandbox to continue with invented money.',
    )
  if (mail.kind === 'outbox' && env.MAIL !== 'outbox')
    throw new StartFailure(
      'SMTP_URL is missing, so no mail would go out. Set it, or MAIL=outbox to keep mails in the database alone.',
    )
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'])
    if (!env[name])
      throw new StartFailure(`${name} is missing; set it to an address of yours: people will write to it.`)
}
