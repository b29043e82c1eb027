import { paths } from '@sojourn/contract/paths/paths'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { SiteFooter } from './site-footer.tsx'
import css from './slim-footer.module.css'
import { SupportMail } from './support-mail.tsx'

/** One line under the pages people work in; everything of the site's footer unfolds from it. */
export function SlimFooter() {
  return (
    <section className={css.footer} aria-label="Links">
      <nav className={css.line} aria-label="Help and terms">
        <Link to={paths.contact()}>Contact us</Link>
        <SupportMail />
        <Link to={paths.privacy()}>Privacy Policy</Link>
        <Link to={paths.terms()}>Terms</Link>
      </nav>
      <details className={css.all}>
        <summary>
          All links <Icon name="chevron-down" />
        </summary>
        <SiteFooter />
      </details>
    </section>
  )
}
