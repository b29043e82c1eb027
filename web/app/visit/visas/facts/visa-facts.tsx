import { AboutItem } from './about-item.tsx'
import { FactSource } from './fact-source.tsx'
import { itemLine } from './item-line.ts'
import type { ToldGroup, ToldItem } from './told.ts'
import css from './visa-facts.module.css'

/** Facts in words, those of one place and day together above where that was. */
export const FactGroups = ({ groups, isLarge }: { groups: ToldGroup[]; isLarge?: boolean }) =>
  groups.map(({ rows, origin }) => (
    <div key={rows[0]?.name} className={css.group}>
      <dl
        className={isLarge ? css.main : css.rules}
        data-last={origin?.check && origin.age === 'too_old' ? '' : undefined}
      >
        {rows.map(({ name, said, note, inEnglish }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(inEnglish && { lang: 'en', dir: 'ltr' })}>
              {typeof said === 'string' ? said : <Items items={said} />}
            </dd>
            {note && (
              <dd className={css.note} lang="en" dir="ltr">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {origin && <FactSource {...origin} of={rows.map(({ name }) => name)} />}
    </div>
  ))

const Items = ({ items }: { items: ToldItem[] }) => (
  <ul className={css.items}>
    {items.map((item) => (
      <li key={itemLine(item)} data-total={item.isTotal}>
        <strong>{item.amount}</strong>
        <span>
          <AboutItem item={item} />
        </span>
      </li>
    ))}
  </ul>
)
