import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useSite } from '../../session/site.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { CommonQuestions } from './common-questions.tsx'
import css from './contact-page.module.css'

/** Beside the form: the email address, what may answer a question at once, and what we cannot do. */
export function OtherWays() {
  const { supportEmail } = useSite()
  return (
    <aside className={css.side} aria-label={t('Other ways')}>
      <section>
        <h2>{t('By email')}</h2>
        <p>
          <a href={`mailto:${supportEmail}`} className={css.mail}>
            <Icon name="mail" /> {supportEmail}
          </a>
        </p>
        <p>{t('We usually answer within two working days.')}</p>
      </section>
      <CommonQuestions />
      <section>
        <h2>{t('We cannot advise on your case')}</h2>
        <p>
          {rich(
            'We are not lawyers and not an authority. For a question about your own visa, ask an <agent>agent</agent> or the authority named on your <country>country’s page</country>.',
            {
              agent: (words) => <Link to={paths.agents()}>{words}</Link>,
              country: (words) => <Link to={paths.countries()}>{words}</Link>,
            },
          )}
        </p>
      </section>
    </aside>
  )
}
