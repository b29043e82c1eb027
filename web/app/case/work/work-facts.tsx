import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { ReactNode } from 'react'
import { listed } from '../../ui/text/listed.ts'
import type { Side } from '../../words/order-words.ts'
import { stageWords } from './stage-words.ts'
import { WorkDue } from './work-due.tsx'
import { WorkMoney } from './work-money.tsx'
import css from './work-part.module.css'

interface Props {
  work: OrderWork
  isDone: boolean
  /** Completed or cancelled. */
  isOver: boolean
  side: Side
  /** Nothing of the money is theirs where all of it went back. */
  earns: boolean
  /** How often changes may be asked for, as the offer says; null of a service. */
  rounds: number | null
}

export const WorkFacts = ({ work, isDone, isOver, side, earns, rounds }: Props) => (
  <dl className={css.facts}>
    <Line name={t('Stage')}>{stageWords[work.stage]}</Line>
    {work.due_at && !isDone && (
      <Line name={t('Due')}>
        <WorkDue work={work} due={work.due_at} />
      </Line>
    )}
    {work.pause_note && (
      <Line name={t('With the authority')}>
        <bdi>{work.pause_note}</bdi>
      </Line>
    )}
    {work.missing.length > 0 && <Line name={t('Started before these arrived')}>{listed(work.missing)}</Line>}
    {(work.times_changed > 0 || rounds !== null) && (
      <Line name={t('Changes')}>{changesWords(work.times_changed, rounds)}</Line>
    )}
    {isDone && work.request && (
      <Line name={t('Summary')}>
        <bdi>{work.request.summary}</bdi>
      </Line>
    )}
    {isOver && side === 'agent' && earns && work.clears_at && (
      <Line name={t('Money')}>
        <WorkMoney work={work} from={work.clears_at} />
      </Line>
    )}
  </dl>
)

/** How often changes were asked for, beside how often that was agreed. */
function changesWords(asked: number, rounds: number | null) {
  if (rounds === null)
    return t('{count, plural, one {Asked for once} other {Asked for # times}}', { count: asked })
  return asked > rounds
    ? t(
        '{rounds, plural, one {{asked} asked for, # round agreed} other {{asked} asked for, # rounds agreed}}',
        {
          asked,
          rounds,
        },
      )
    : t('{rounds, plural, one {{asked} of # round asked for} other {{asked} of # rounds asked for}}', {
        asked,
        rounds,
      })
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
