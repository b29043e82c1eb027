import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { Card } from '../../ui/text/card.tsx'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form.tsx'
import css from './contact-page.module.css'
import { OtherWays } from './other-ways.tsx'
import { Thanks } from './thanks.tsx'

/** All of it is translated. */
export const handle = true

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Contact us'),
    description: t(
      'Write to the support team about an order, an agent or the site, or report something that looks wrong. A person answers.',
    ),
  })

export default function ContactPage() {
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <div className={layout.page}>
      <PageHead
        title={t('Contact us')}
        lead={t(
          'A question about an order, an agent or this site? Something that looks wrong? Write to us. People read this, and people answer.',
        )}
      />
      <div className={css.columns}>
        <Card padding="l">
          {sentFrom === null ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <Thanks email={sentFrom} onAgain={() => setSentFrom(null)} />
          )}
        </Card>
        <OtherWays />
      </div>
    </div>
  )
}
