import { PRODUCT, SUPPORT_EMAIL, TAGLINE } from '@sojourn/contract/names'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.tsx'
import { Logo } from './logo.tsx'
import css from './site-footer.module.css'
import { socialLinks } from './social-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const menu = [
  { name: 'Services', to: '/ca' },
  { name: 'Find Agent', to: paths.agents() },
  { name: 'About', to: paths.about() },
  { name: 'Articles', to: paths.articles() },
  { name: 'Contact us', to: paths.contact() },
]

const resources = [
  { name: 'How to hire agents', to: paths.howToHire() },
  { name: 'Privacy Policy', to: paths.privacy() },
  { name: 'Terms', to: paths.terms() },
]

const [mailbox, host] = SUPPORT_EMAIL.split('@')

export const SiteFooter = still(() => (
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
          {menu.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-resources">
        <h2 id="footer-resources">Resources</h2>
        <ul>
          {resources.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${SUPPORT_EMAIL}`}>
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
          </li>
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
