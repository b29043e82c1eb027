import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import css from './agent-profile.module.css'

/** An agent has no services, or no reviews. */
const NoneYet = still(({ kind, name }: { kind: 'services' | 'reviews'; name: string }) => (
  <p className={css.none}>
    {kind === 'services'
      ? t('{name} offers no services at the moment.', { name })
      : t('No reviews yet. Only clients of finished orders can write one, and {name} is new here.', { name })}
  </p>
))

export default NoneYet
