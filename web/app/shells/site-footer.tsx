import { PRODUCT, TAGLINE } from '@sojourn/contract/names'
import { Fragment } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.tsx'
import { FOOTER_MENU, FOOTER_RESOURCES } from './footer-links.ts'
import { Logo } from './logo.tsx'
import { useSite } from './site.ts'
import css from './site-footer.module.css'
import { socialLinks } from './social-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const SiteFooter = () => <Footer supportEmail={useSite().supportEmail} />

const Footer = still(({ supportEmail }: { supportEmail: string }) => (
  <footer className={css.footer}>
    <div className={css.top}>
      <div className={css.brand}>
        <Logo />
        <p>{TAGLINE}</p>
        <ul className={css.social}>
          {socialLinks.map(({ name, href, icon }) => (
            <li key={name}>
              <a href={href} rel="noopener me">
                <Icon name={icon} label={`${PRODUCT} on ${name}`} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-labelledby="footer-menu">
        <h2 id="footer-menu">Menu</h2>
        <ul>
          {FOOTER_MENU.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-resources">
        <h2 id="footer-resources">Resources</h2>
        <ul>
          {FOOTER_RESOURCES.map(({ name, to }, index) => (
            <Fragment key={to}>
              {index === FOOTER_RESOURCES.length - 1 && (
                <li>
                  <MailLink address={supportEmail} />
                </li>
              )}
              <li>
                <Link to={to}>{name}</Link>
              </li>
            </Fragment>
          ))}
        </ul>
      </nav>
    </div>
    <div className={css.bottom}>
      <p>
        Places: <a href="https://www.geonames.org/">GeoNames</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
      </p>
      <ThemeSwitch name="theme-at-the-foot" />
    </div>
  </footer>
))

/** It may break after its @. */
function MailLink({ address }: { address: string }) {
  const [mailbox, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      <span>
        {mailbox}@<wbr />
        {host}
      </span>
    </a>
  )
}
