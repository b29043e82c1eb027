import type { Site } from '../../session/site.ts'
import { CountUp } from '../../ui/text/count-up.tsx'
import css from './hero.module.css'

/** How many have gone the way, as figures that count up. */
export const Figures = ({ figures }: Pick<Site, 'figures'>) => (
  <dl className={css.statistics}>
    {figures.map(({ target, suffix, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <CountUp target={target} suffix={suffix} />
        </dd>
      </div>
    ))}
  </dl>
)
