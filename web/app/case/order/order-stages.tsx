import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import css from './order-stages.module.css'
import { StageWhen } from './stage-when.tsx'
import { type Stage, stagesOf } from './stages.ts'

const spoken = { past: t('(done)'), here: t('(you are here)'), ahead: t('(to come)') }

/** A case as a route: its stops, and the one where it stands lit. On a phone its head says so in a few words. */
export const OrderStages = (known: Parameters<typeof stagesOf>[0]) => (
  <ol className={css.route} aria-label={t('Progress')}>
    {stagesOf(known).map((stage) => (
      <Stop key={stage.name} stage={stage} />
    ))}
  </ol>
)

const Stop = ({ stage }: { stage: Stage }) => (
  <li
    data-place={stage.place}
    data-tone={stage.tone}
    {...(stage.place === 'here' && { 'aria-current': 'step' as const })}
  >
    <span className={css.stop} aria-hidden="true">
      <Icon name={stage.place === 'past' ? 'check' : stage.icon} size="s" />
    </span>
    <span className={css.name}>
      {stage.name}
      <span data-hidden> {spoken[stage.place]}</span>
    </span>
    <StageWhen stage={stage} />
  </li>
)
