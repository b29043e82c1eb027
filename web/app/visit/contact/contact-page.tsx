import { paths } from '@sojourn/contract/paths/paths'
import { useState } from 'react'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { useSite } from '../../session/site.ts'
import { Card } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form.tsx'
import css from './contact-page.module.css'
import { Thanks } from './thanks.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Contact us',
    description:
      'Write to the support team about an order, an agent or the site, or report something that looks wrong. A person answers.',
  })

export default function ContactPage() {
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { supportEmail } = useSite()
  return (
    <div className={layout.page}>
      <PageHead
        title="Contact us"
        lead="A question about an order, an agent or this site? Something that looks wrong? Write to us. People read this, and people answer."
      />
      <div className={css.columns}>
        <Card padding="l">
          {sentFrom === null ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <Thanks email={sentFrom} onAgain={() => setSentFrom(null)} />
          )}
        </Card>
        <aside className={css.side} aria-label="Other ways">
          <section>
            <h2>By email</h2>
            <p>
              <a href={`mailto:${supportEmail}`} className={css.mail}>
                <Icon name="mail" /> {supportEmail}
              </a>
            </p>
            <p>We usually answer within two working days.</p>
          </section>
          <section>
            <h2>Common questions</h2>
            <ul>
              {help.map(({ to, title, text }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>We cannot advise on your case</h2>
            <p>
              We are not lawyers and not an authority. For a question about your own visa, ask an{' '}
              <Link to={paths.agents()}>agent</Link> or the authority named on your{' '}
              <Link to={paths.countries()}>country’s page</Link>.
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}

const help = [
  { to: paths.howToHire(), title: 'How to hire agents', text: 'Steps, payment, refunds, warning signs.' },
  { to: paths.visas(), title: 'Visas and checklists', text: 'Times, fees and papers, country by country.' },
  { to: paths.privacy(), title: 'Privacy policy', text: 'Your documents, your data, and deleting them.' },
]
