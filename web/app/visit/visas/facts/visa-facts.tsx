import { FactSource } from './fact-source.tsx'
import type { ToldFacts, ToldGroup, ToldItem } from './told.ts'
import css from './visa-facts.module.css'

/** What a visa costs, how long it takes and what it allows. */
export const VisaFacts = ({ told: { main, rules } }: { told: ToldFacts }) => (
  <>
    <Groups groups={main} className={css.main} />
    <Groups groups={rules} className={css.rules} />
  </>
)

const Groups = ({ groups, className }: { groups: ToldGroup[]; className: string | undefined }) =>
  groups.map(({ rows, origin }) => (
    <div key={rows[0]?.name} className={css.group}>
      <dl className={className} data-last={origin?.check && origin.age === 'too_old' ? '' : undefined}>
        {rows.map(({ name, said, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof said === 'string' ? said : <Items items={said} />}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {origin && <FactSource {...origin} />}
    </div>
  ))

const Items = ({ items }: { items: ToldItem[] }) => (
  <ul className={css.items}>
    {items.map(({ amount, about, isTotal }) => (
      <li key={about} data-total={isTotal}>
        <strong>{amount}</strong>
        <span>{about}</span>
      </li>
    ))}
  </ul>
)
