import type { PaperCheck, PaperReport as Report } from '@sojourn/contract/ground/papers'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../ui/text/icon.tsx'
import { type Confirming, ConfirmPaper } from './confirm-paper.tsx'
import css from './paper-report.module.css'

interface Props extends Partial<Confirming> {
  name: string
  paper: Report | null | undefined
  /** For who looks at the paper of somebody else: what is wrong, and not what to do about it. */
  brief?: boolean
  /** Somebody has looked at it since, and their word stands above it: a doubt of ours is folded, praise is left out. */
  judged?: 'taken' | 'returned' | undefined
}

/** The report says what to look at first and folds the rest. Whoever may see the file reads the same. */
export function PaperReport({ name, paper, brief, judged, confirm, thanks = t('Thank you.') }: Props) {
  if (!paper) return null
  if (paper.state === 'checking')
    return (
      <p className={css.checking} role="status">
        <Icon name="clock" />
        {t('Checking this file…')}
      </p>
    )
  const doubts = paper.checks.filter(({ answer }) => answer === 'look_again')
  const others = paper.checks.filter(({ answer }) => answer !== 'look_again')
  const again = judged === 'taken' ? [] : doubts
  const folded = judged === 'taken' ? [...doubts, ...others] : others
  const rest = judged === 'returned' && again.length === 0 ? [] : folded
  const hasRead = paper.read && confirm
  if (!hasRead && again.length + rest.length === 0) return null
  return (
    <section className={css.report} aria-label={t('What we see in {name}', { name })}>
      {paper.read && confirm && <ConfirmPaper {...{ name, confirm, thanks }} read={paper.read} />}
      {again.length > 0 && (
        <ul className={css.checks}>
          {again.map((check) => (
            <CheckLine key={check.rule} {...check} brief={brief} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{restWords(rest, again.length)}</summary>
          <ul className={css.checks}>
            {rest.map((check) => (
              <CheckLine key={check.rule} {...check} brief={brief} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const ICONS = { fine: 'check', look_again: 'warning', unsure: 'info' } as const
const WORDS = { fine: t('fine'), look_again: t('look again'), unsure: t('could not tell') }

const CheckLine = ({ name, answer, text, brief }: PaperCheck & { brief?: boolean | undefined }) => (
  <li className={css.check} data-answer={answer}>
    <Icon name={ICONS[answer]} />
    <span>
      <b>{name}</b>
      <span data-hidden={answer === 'fine' ? '' : undefined}>: {WORDS[answer]}</span>
      {text && <small>{brief ? firstSentence(text) : text}</small>}
    </span>
  </li>
)

/** A check says what is wrong before it says what to do. */
const firstSentence = (text: string) => text.split(/(?<=\.) /)[0]

export function restWords(rest: readonly Pick<PaperCheck, 'answer'>[], again: number) {
  const fine = rest.filter(({ answer }) => answer === 'fine').length
  const unsure = rest.filter(({ answer }) => answer === 'unsure').length
  if (fine + unsure < rest.length) return t('Our automatic checks had doubts')
  if (again === 0 && unsure === 0) return t('Our automatic checks found nothing wrong')
  const fineWords =
    fine > 0 && t('{count, plural, one {# check is fine} other {# checks are fine}}', { count: fine })
  const unsureWords =
    unsure > 0 &&
    t('{count, plural, one {# could not be told} other {# could not be told}}', { count: unsure })
  return [fineWords, unsureWords].filter(Boolean).join(', ')
}
