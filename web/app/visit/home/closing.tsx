import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from './closing.module.css'

/** The last page of the passport is still blank. */
export const Closing = still(() => (
  <section className={css.frame} aria-labelledby="closing">
    <div className={css.page}>
      <div>
        <h2 id="closing">{t('Your next page is still blank')}</h2>
        <p>{t('Tell us where you want to go. The people who know the way there are a click further.')}</p>
      </div>
      <div className={css.ways}>
        <LinkButton to={paths.getStarted()} size="l">
          {t('Get Started')}
        </LinkButton>
        <LinkButton to={paths.agents()} size="l" variant="secondary">
          {t('Find agents')}
        </LinkButton>
      </div>
      <p className={css.code} dir="ltr" aria-hidden="true">
        {'P<SOJOURN<<WHERE<TO<NEXT'.padEnd(140, '<')}
      </p>
    </div>
  </section>
))
