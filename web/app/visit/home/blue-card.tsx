import { still } from '../../fast-pages/cached-html.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import drawings from '../../ui/text/icons.svg?url'
import css from './blue-card.module.css'
import { content } from './content.ts'

const bullets = [
  { key: 'bullet1', icon: 'stamp' },
  { key: 'bullet2', icon: 'shield' },
  { key: 'bullet3', icon: 'chat' },
] as const

/** Why to trust this place. */
export const BlueCard = still(() => (
  <section className={css.band} aria-labelledby="bluecard">
    {/* The rosette of a banknote or a visa: one oval, turned. */}
    <svg className={css.guilloche} viewBox="0 0 600 600" aria-hidden="true">
      <use href={`${drawings}#drawn-rosette`} />
    </svg>
    <div className={css.inside}>
      <header className={css.head}>
        <h2 id="bluecard">{content['bluecard.main.header.title']}</h2>
        <p>{content['bluecard.main.header.subtitle']}</p>
      </header>
      <ul className={css.bullets}>
        {bullets.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size="l" />
            <div>
              <h3>{content[`bluecard.${key}.title`]}</h3>
              <p>{content[`bluecard.${key}.text`]}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
))
