import type { Earnings, Wallet } from '@sojourn/contract/money/wallets'
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
      title="Bank account"
      intro="Where we pay you. After each change nothing is paid out for 72 hours, to keep your money safe."
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
      <p>Link a bank account to withdraw what you earn.</p>
      <div>
        <Button icon="plus" onClick={() => open(true)}>
          Link bank account
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
          <dt>Account</dt>
          <dd>
            {wallet.hint ??
              (wallet.kind === 'processor' ? 'Bank account, paid automatically' : 'Bank account')}
          </dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>
            <DayText value={wallet.created_at.date} />
          </dd>
        </div>
        <div>
          <dt>Payouts</dt>
          <dd>{scheduleWords[wallet.schedule]}</dd>
        </div>
      </dl>
      {state === 'in_progress' && <p>Your details are being checked. This page updates by itself.</p>}
      {state === 'incomplete' && (
        <p>Some details are missing. Until they are there, nothing can be paid out.</p>
      )}
      <div className={css.acts}>
        {state === 'incomplete' && (
          <Button icon="external" onClick={() => ask('complete')}>
            Complete details
          </Button>
        )}
        <Button variant="secondary" icon="calendar" onClick={() => ask('schedule')}>
          Change schedule
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => ask('unlink')}>
          Remove
        </Button>
      </div>
      <CompleteModal open={asked === 'complete'} onClose={() => ask(null)} />
      <ScheduleModal open={asked === 'schedule'} onClose={() => ask(null)} wallet={wallet} />
      <UnlinkModal open={asked === 'unlink'} onClose={() => ask(null)} />
    </div>
  )
}
