import { DayText, InstantText, RelativeTime } from '../ui/date/time-text.tsx'
import { Badge } from '../ui/mark/badge.tsx'
import { Pill } from '../ui/mark/pill.tsx'
import { Seal } from '../ui/mark/seal.tsx'
import { Stamp } from '../ui/mark/stamp.tsx'
import { Stars } from '../ui/mark/stars.tsx'
import { MoneyText } from '../ui/money/money.tsx'
import { Avatar } from '../ui/text/avatar.tsx'
import { Flag } from '../ui/text/flag.tsx'
import { Icon } from '../ui/text/icon.tsx'
import { iconNames } from '../ui/text/icon-names.ts'
import { Row } from '../ui/text/layout.tsx'
import styles from './kit-section.module.css'
import { Part } from './kit-section.tsx'

const people = [
  'Amara Okafor',
  'Bo',
  'Çelik Şahin',
  'Дарья Иванова',
  'Élodie de la Tour',
  '李 伟',
  'Grace',
  'Omar Haddad',
]

export function Marks() {
  return (
    <>
      <Icons />
      <Stamps />
      <Avatars />
      <StarRows />
      <Pills />
      <Figures />
    </>
  )
}

const Icons = () => (
  <Part title="Icon" wide>
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="l" />
          {name}
        </li>
      ))}
    </ul>
  </Part>
)

const Stamps = () => (
  <Part title="Stamp" wide>
    <Row gap={6}>
      <Stamp kind="verified" year={2024} size="l" />
      <Stamp kind="licensed" year={2023} authority="CICC R523876" size="l" />
      <Stamp kind="verified" />
      <Stamp kind="licensed" authority="OISC" />
      <Stamp kind="licensed" year={2019} authority="Migration Agents Registration Authority" />
      <span>
        Amara Okafor <Seal kind="verified" year={2024} />{' '}
        <Seal kind="licensed" year={2023} authority="CICC" />
      </span>
    </Row>
  </Part>
)

const Avatars = () => (
  <Part title="Avatar">
    <Row>
      {people.map((name) => (
        <Avatar key={name} id={name} name={name} />
      ))}
    </Row>
    <Row>
      <Avatar id="a" name="Amara Okafor" size="s" />
      <Avatar id="a" name="Amara Okafor" />
      <Avatar id="a" name="Amara Okafor" size="l" />
      <Avatar id="a" name="Amara Okafor" size="xl" />
      <Avatar id="a" name="Amara Okafor" picture="/flags/CH.svg" size="l" alone />
    </Row>
  </Part>
)

const StarRows = () => (
  <Part title="Stars">
    {[0, 0.5, 2.5, 3.8, 4.5, 5].map((rating) => (
      <Stars key={rating} rating={rating} count={Math.round(rating * 1234)} />
    ))}
    <Row>
      <Stars rating={4.5} size="m" />
      <Stars rating={null} />
    </Row>
  </Part>
)

const Pills = () => (
  <Part title="Pill and Badge">
    <Row gap={2}>
      <Pill>Work permits</Pill>
      <Pill tone="action">Study</Pill>
      <Pill tone="stamp" icon="stamp">
        Licensed
      </Pill>
      <Pill tone="success" icon="check">
        Approved
      </Pill>
      <Pill tone="warning" icon="clock">
        Pending
      </Pill>
      <Pill tone="danger" icon="error">
        Rejected
      </Pill>
      <Pill>A category with a name so long that it must be cut before it leaves the card it stands in</Pill>
    </Row>
    <Row>
      <Badge count={1} of="orders" />
      <Badge count={42} of="unread messages" />
      <Badge count={100} of="unread messages" />
    </Row>
  </Part>
)

const Figures = () => (
  <Part title="Flag, Money, dates">
    <Row>
      {['CA', 'JP', 'NP', 'CH', 'BR'].map((country) => (
        <span key={country}>
          <Flag country={country} /> {country}
        </span>
      ))}
      <Flag country="AU" size="m" />
      <Flag country="NZ" size="l" />
    </Row>
    <Row gap={4}>
      {[
        { amount: 12500, currency: 'USD' },
        { amount: 123456789, currency: 'EUR' },
        { amount: 12500, currency: 'JPY' },
        { amount: 12500, currency: 'KWD' },
        { amount: -500, currency: 'CAD' },
      ].map((value) => (
        <MoneyText key={value.currency} value={value} />
      ))}
    </Row>
    <Row gap={4}>
      <DayText value="2026-09-01" />
      <InstantText value="2026-11-21T14:05:00Z" />
      <RelativeTime value="2026-11-18T14:05:00Z" />
    </Row>
  </Part>
)
