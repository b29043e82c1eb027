import { paths } from '@sojourn/contract/paths/paths'
import { useSite } from '../../session/site.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { CommonQuestions } from './common-questions.tsx'
import css from './contact-page.module.css'

/** Beside the form: the email address, what may answer a question at once, and what we cannot do. */
export function OtherWays() {
  const { supportEmail } = useSite()
  return (
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
      <CommonQuestions />
      <section>
        <h2>We cannot advise on your case</h2>
        <p>
          We are not lawyers and not an authority. For a question about your own visa, ask an{' '}
          <Link to={paths.agents()}>agent</Link> or the authority named on your{' '}
          <Link to={paths.countries()}>country’s page</Link>.
        </p>
      </section>
    </aside>
  )
}
