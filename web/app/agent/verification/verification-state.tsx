import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Verification } from '@sojourn/contract/supply/verification'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Stamp } from '../../ui/mark/stamp.tsx'
import { asksLocation } from './asked.ts'
import { isVerified, sentenceFor } from './label-sentence.ts'
import css from './verification-page.module.css'

export function VerificationState({ verification }: { verification: Verification }) {
  const { label, level, level_until, valid_until, reason, reasons, tries_left, submitted_at, missing } =
    verification
  const since = verification.history.find(({ to }) => to === 'verified')?.created_at.date
  return (
    <div className={css.standing}>
      {isVerified(level) && (
        <span className={css.stamp}>
          <Stamp kind="verified" size="l" {...(since && { year: Number(since.slice(0, 4)) })} />
        </span>
      )}
      <div className={css.words}>
        <p className={css.sentence}>{sentenceFor(verification)}</p>
        {reason && (
          <blockquote className={css.reason} dir="auto">
            {reason}
          </blockquote>
        )}
        {reasons.length > 0 && missing.length === 0 && (
          <ul className={css.reasons}>
            {reasons.map(({ field, reason: why }) => (
              <li key={field}>
                <b>{JUDGED_NAMES[field]}</b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        )}
        <dl className={css.facts}>
          {label.slug !== 'unverified' && (
            <Fact name={t('Level')}>{isVerified(level) ? t('Verified') : t('Unverified')}</Fact>
          )}
          {level_until && (
            <Fact name={t('Counts until')}>
              <InstantText value={level_until} />
            </Fact>
          )}
          {valid_until && isVerified(level) && (
            <Fact name={t('Document valid until')}>
              <DayText value={valid_until} />
            </Fact>
          )}
          {submitted_at && (
            <Fact name={t('Sent')}>
              <InstantText value={submitted_at} />
            </Fact>
          )}
          {label.slug === 'failed' && <Fact name={t('Tries left')}>{tries_left}</Fact>}
        </dl>
        <NextAct verification={verification} />
      </div>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const BEGIN = {
  unverified: t('Start verification'),
  failed: t('Correct and send again'),
  expired: t('Send the new document'),
  verified: t('Renew your document'),
  in_progress: null,
} as const

/** The one thing to do. */
function NextAct({ verification }: { verification: Verification }) {
  const { label, may, missing } = verification
  const words = BEGIN[label.slug]
  if (label.slug === 'failed' && !may.includes('send'))
    return <LinkButton to={paths.contact()}>{t('Write to our support')}</LinkButton>
  if (!words) return null
  const isBegun = label.slug === 'unverified' && verification.draft_saved_at !== null
  const startsAtLocation = asksLocation(verification) && missing.some(({ step }) => step === 'location')
  const to = startsAtLocation ? agentPaths.kycLocation() : agentPaths.kycIdentification()
  return (
    <LinkButton to={to} variant={label.slug === 'verified' ? 'secondary' : 'primary'} className={css.act}>
      {isBegun ? t('Continue where you left off') : words}
    </LinkButton>
  )
}
