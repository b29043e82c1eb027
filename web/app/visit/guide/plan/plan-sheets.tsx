import { t } from '@sojourn/contract/words/t'
import { still } from '../../../fast-pages/cached-html.tsx'
import type { Plan } from '../load-guide.ts'
import css from './guide-plan.module.css'

/** The screen shows what it costs in all, paper the checklist too. */
const PlanSheets = still(({ sheets }: Pick<Plan, 'sheets'>) => (
  <div className={css.sheets}>
    {sheets.map(({ id, name, time, costs, total, papers }) => (
      <section key={id} className={css.sheet} aria-label={t('Plan for {name}', { name })}>
        <h3>
          <bdi lang="en">{name}</bdi>
        </h3>
        <dl>
          {time && (
            <div>
              <dt>{t('Typical time')}</dt>
              <dd>{time}</dd>
            </div>
          )}
          {costs.map(({ name: what, words, note }) => (
            <div key={`${what} ${words}`}>
              <dt>
                {what}
                {note && <small lang="en"> {note}</small>}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
          {total && (
            <div className={css.total}>
              <dt>{t('In all, without an agent')}</dt>
              <dd>{total}</dd>
            </div>
          )}
        </dl>
        <ul className={css.papers} lang="en" dir="ltr">
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
))

export default PlanSheets
