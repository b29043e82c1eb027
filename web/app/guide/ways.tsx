import { Card, CardLink } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import css from './ways.module.css'

interface Way {
  icon: IconName
  to: string
  title: string
  text: string
}

/** Where to go on from here. */
export const Ways = ({ ways }: { ways: Way[] }) => (
  <ul className={css.ways}>
    {ways.map(({ icon, to, title, text }) => (
      <Card as="li" key={to} className={css.way}>
        <Icon name={icon} size="l" />
        <h2>
          <CardLink to={to}>{title}</CardLink>
        </h2>
        <p>{text}</p>
      </Card>
    ))}
  </ul>
)
