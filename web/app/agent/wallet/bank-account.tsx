import type { Earnings, Wallet } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { CompleteModal } from './complete-modal.tsx'
import { LinkModal } from './link-modal.tsx'
import { ScheduleModal } from './schedule-modal.tsx'
import { UnlinkModal } from './unlink-modal.tsx'
import css from './wallet-page.module.css'
import { linkOf, linkWords, scheduleWords } from './wallet-words.ts'

export function BankAccount({ known: { wallet } }: { known: Earnings }) {
  return (
    <Panel
      title={t('Bank account')}
      intro={t('Where we pay you. After a change, payouts pause for 72 hours to protect your money.')}
      state={wallet ? <State wallet={wallet} /> : null}
    >
      {wallet ? <Known wallet={wallet} /> : <None />}
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

function None() {
  const [isOpen, open] = useState(false)
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

function Known({ wallet }: { wallet: Wallet }) {
  const [asked, ask] = useState<'complete' | 'schedule' | 'unlink' | null>(null)
  const state = linkOf(wallet)
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
      <div className={css.acts}>
        {state === 'incomplete' && (
          <Button icon="external" onClick={() => ask('complete')}>
            {t('Complete details')}
          </Button>
        )}
        <Button variant="secondary" icon="calendar" onClick={() => ask('schedule')}>
          {t('Change schedule')}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => ask('unlink')}>
          {t('Remove')}
        </Button>
      </div>
      <CompleteModal open={asked === 'complete'} onClose={() => ask(null)} />
      <ScheduleModal open={asked === 'schedule'} onClose={() => ask(null)} wallet={wallet} />
      <UnlinkModal open={asked === 'unlink'} onClose={() => ask(null)} />
    </div>
  )
}
