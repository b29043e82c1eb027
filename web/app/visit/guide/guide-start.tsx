import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './guide-start.module.css'

const STEPS = [
  [t('The rule at the border'), t('Whether your passport needs a visa, and for how many days it does not.')],
  [t('The visas that fit'), t('With their papers, the government’s fee and the usual time, side by side.')],
  [t('Who can help'), t('Verified agents who do exactly this, with their price and next free time.')],
] as const

const GuideStart = still(() => (
  <section className={css.start} aria-labelledby="start">
    <h2 id="start">{t('What you will see')}</h2>
    <ol>
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p>
      {rich(
        'Not sure where to go? See <map>where your passport can take you</map> on a map, or <compare>compare two destinations</compare>.',
        {
          map: (words) => <Link to={guidePaths.passports()}>{words}</Link>,
          compare: (words) => <Link to={guidePaths.compare()}>{words}</Link>,
        },
      )}
    </p>
    <p>
      {t(
        'Each answer names its source and its day. The authority of the country decides; nothing here is a promise.',
      )}
    </p>
  </section>
))

export default GuideStart
