import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { SiteFooter } from './site-footer.tsx'
import css from './slim-footer.module.css'
import { SupportMail } from './support-mail.tsx'

/** One line under the pages people work in; everything of the site's footer unfolds from it. */
export function SlimFooter() {
  return (
    <section className={css.footer} aria-label={t('Links')}>
      <nav className={css.line} aria-label={t('Help and terms')}>
        <Link to={paths.contact()}>{t('Contact us')}</Link>
        <SupportMail />
        <Link to={paths.privacy()}>{t('Privacy Policy')}</Link>
        <Link to={paths.terms()}>{t('Terms')}</Link>
      </nav>
      <details className={css.all}>
        <summary>
          {t('All links')} <Icon name="chevron-down" />
        </summary>
        <SiteFooter />
      </details>
    </section>
  )
}
