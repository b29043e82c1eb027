import { TAGLINE } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useRouteLoaderData } from 'react-router'
import { still } from '../../fast-pages/cached-html.tsx'
import { type Site, useSite } from '../../session/site.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Logo } from '../header/logo.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import { LanguageButton } from '../language/language-button.tsx'
import { FOOTER_MENU, FOOTER_RESOURCES } from './footer-links.ts'
import css from './site-footer.module.css'

const Column = ({ id, title, links }: { id: string; title: string; links: typeof FOOTER_MENU }) => (
  <nav aria-labelledby={`footer-${id}`}>
    <h2 id={`footer-${id}`}>{title}</h2>
    <ul>
      {links.map(({ name, to }) => (
        <li key={to}>{to[0] === '/' ? <Link to={to}>{name}</Link> : <a href={to}>{name}</a>}</li>
      ))}
    </ul>
  </nav>
)

export function SiteFooter() {
  const root = useRouteLoaderData('root') as { hasImprint: boolean } | undefined
  const { supportEmail, social = [] } = useSite()
  return <Footer supportEmail={supportEmail} social={social} hasImprint={root?.hasImprint ?? false} />
}

interface Place {
  supportEmail: string
  social: NonNullable<Site['social']>
  hasImprint: boolean
}

const resourcesOf = ({ supportEmail, hasImprint }: Place) => [
  ...FOOTER_RESOURCES.slice(0, -1),
  { name: supportEmail, to: `mailto:${supportEmail}` },
  ...FOOTER_RESOURCES.slice(-1),
  ...(hasImprint ? [{ name: t('Imprint'), to: paths.imprint() }] : []),
]

const Footer = still((place: Place) => (
  <footer className={css.footer}>
    <div className={css.top}>
      <div className={css.brand}>
        <Logo />
        <p>{TAGLINE}</p>
        {place.social.length > 0 && (
          <ul className={css.social}>
            {place.social.map(({ network, name, href }) => (
              <li key={network}>
                <a href={href} rel="noopener me">
                  <Icon name={network} label={t('Sojourn on {network}', { network: name })} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Column id="Menu" title={t('Menu')} links={FOOTER_MENU} />
      <Column id="Resources" title={t('Resources')} links={resourcesOf(place)} />
    </div>
    <div className={css.bottom}>
      <p>
        {t('Places:')}{' '}
        <a href="https://www.geonames.org/">
          <bdi>GeoNames</bdi>
        </a>
        {t(', ')}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
      </p>
      <LanguageButton />
      <ThemeSwitch name="theme-at-the-foot" />
    </div>
  </footer>
))
