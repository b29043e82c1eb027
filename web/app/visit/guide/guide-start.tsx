import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { still } from '../../fast-pages/cached-html.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './guide-start.module.css'

const STEPS = [
  ['The rule at the border', 'Whether your passport needs a visa, and for how many days it does not.'],
  ['The visas that fit', 'With their papers, the government’s fee and the usual time, side by side.'],
  ['Who can help', 'Verified agents who do exactly this, with their price and next free time.'],
] as const

/** What one gets, before anything was asked. */
const GuideStart = still(() => (
  <section className={css.start} aria-labelledby="start">
    <h2 id="start">What you will see</h2>
    <ol>
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p>
      Not sure where to go? See <Link to={guidePaths.passports()}>where your passport can take you</Link> on a
      map, or <Link to={guidePaths.compare()}>compare two destinations</Link>.
    </p>
    <p>
      Each answer names its source and its day. The authority of the country decides; nothing here is a
      promise.
    </p>
  </section>
))

export default GuideStart
