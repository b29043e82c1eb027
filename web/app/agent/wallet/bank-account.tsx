import type { Earnings, Payout, Wallet } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { rich } from '../../words/rich.tsx'
import { CompleteModal } from './complete-modal.tsx'
import { LinkModal } from './link-modal.tsx'
import { ScheduleModal } from './schedule-modal.tsx'
import { UnlinkModal } from './unlink-modal.tsx'
import css from './wallet-page.module.css'
import { linkOf, linkWords, scheduleWords } from './wallet-words.ts'

export function BankAccount({ known: { wallet, payouts } }: { known: Earnings }) {
  const [isAgain, setAgain] = useState(false)
  const refused = wallet && lastRefused(payouts, wallet)
  return (
    <Panel
      title={t('Bank account')}
      intro={t('Where we pay you. After a change, payouts pause for 72 hours to protect your money.')}
      state={wallet ? refused ? <Refused payout={refused} /> : <State wallet={wallet} /> : null}
    >
      {wallet ? (
        <Known wallet={wallet} isRefused={Boolean(refused)} onRemoving={setAgain} />
      ) : (
        <None startsOpen={isAgain} />
      )}
    </Panel>
  )
}

function State({ wallet }: { wallet: Wallet }) {
  const { name, icon, tone } = linkWords[linkOf(wallet)]
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}

const Refused = ({ payout }: { payout: Payout }) => (
  <Pill tone="warning" icon="warning">
    {rich('Last payout refused {day}', { day: <DayText value={payout.done_at ?? payout.created_at.date} /> })}
  </Pill>
)

/** The newest payout that a bank decided about, where it did not take it for this account. */
function lastRefused(payouts: Payout[], { created_at }: Wallet) {
  const last = payouts.find(({ slug }) => slug === 'processed' || slug === 'failed')
  const isRefused = last && (last.slug !== 'processed' || last.is_returned)
  return isRefused && last.created_at.date >= created_at.date ? last : undefined
}

/** Whoever removed the old account to enter its details again does so at once. */
function None({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, open] = useState(startsOpen)
  return (
    <div className={css.bank}>
      <p>{t('Link a bank account to withdraw what you earn.')}</p>
      <div>
        <Button icon="plus" onClick={() => open(true)}>
          {t('Link bank account')}
        </Button>
      </div>
      <LinkModal open={isOpen} onClose={() => open(false)} />
    </div>
  )
}

interface KnownProps {
  wallet: Wallet
  isRefused: boolean
  /** The account is about to be removed, to be entered again or not. */
  onRemoving: (isAgain: boolean) => void
}

function Known({ wallet, isRefused, onRemoving }: KnownProps) {
  const [asked, ask] = useState<'complete' | 'schedule' | 'unlink' | null>(null)
  const state = linkOf(wallet)
  const remove = (isAgain: boolean) => {
    onRemoving(isAgain)
    ask('unlink')
  }
  return (
    <div className={css.bank}>
      <dl className={css.facts}>
        <div>
          <dt>{t('Account')}</dt>
          <dd>
            {wallet.hint ??
              (wallet.kind === 'processor' ? t('Bank account, paid automatically') : t('Bank account'))}
          </dd>
        </div>
        <div>
          <dt>{t('Added')}</dt>
          <dd>
            <DayText value={wallet.created_at.date} />
          </dd>
        </div>
        <div>
          <dt>{t('Payouts')}</dt>
          <dd>{scheduleWords[wallet.schedule]}</dd>
        </div>
      </dl>
      {state === 'in_progress' && <p>{t('Your details are being checked. This page updates by itself.')}</p>}
      {state === 'incomplete' && (
        <p>{t('Some details are missing. Until they are there, nothing can be paid out.')}</p>
      )}
      {isRefused && (
        <p>{t('To enter the details again, remove this account and link it with the right ones.')}</p>
      )}
      <div className={css.acts}>
        {isRefused && <Button onClick={() => remove(true)}>{t('Enter the details again')}</Button>}
        {state === 'incomplete' && (
          <Button icon="external" onClick={() => ask('complete')}>
            {t('Complete details')}
          </Button>
        )}
        <Button variant="secondary" icon="calendar" onClick={() => ask('schedule')}>
          {t('Change schedule')}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => remove(false)}>
          {t('Remove')}
        </Button>
      </div>
      <CompleteModal open={asked === 'complete'} onClose={() => ask(null)} />
      <ScheduleModal open={asked === 'schedule'} onClose={() => ask(null)} wallet={wallet} />
      <UnlinkModal open={asked === 'unlink'} onClose={() => ask(null)} />
    </div>
  )
}
