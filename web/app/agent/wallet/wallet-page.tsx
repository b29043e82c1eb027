import type { Earnings } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { rich } from '../../words/rich.tsx'
import { Balances } from './balances.tsx'
import { BankAccount } from './bank-account.tsx'
import { EarningsByMonth } from './earnings-by-month.tsx'
import { Movements } from './movements.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { Payouts } from './payouts.tsx'
import { Statements } from './statements.tsx'
import { walletQuery } from './wallet-queries.ts'
import { linkOf } from './wallet-words.ts'
import { WithdrawModal } from './withdraw-modal.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Wallet'))

export default function WalletPage() {
  const [params] = useSearchParams()
  const wallet = useQuery(walletQuery(params.has('back')))
  return (
    <>
      <PageTitle
        intro={t('What you earn after commission, from the order to your bank.')}
        {...(wallet.data && { action: <Withdraw known={wallet.data} /> })}
      >
        {t('Wallet')}
      </PageTitle>
      <Loaded query={wallet} skeleton={<Bones />}>
        {(known) => <Known known={known} />}
      </Loaded>
    </>
  )
}

const Known = ({ known }: { known: Earnings }) => (
  <>
    <Paused known={known} />
    <Balances known={known} />
    <div className={panels.panels}>
      <BankAccount known={known} />
      <OnTheWay known={known} />
      <Payouts payouts={known.payouts} />
      <EarningsByMonth months={known.months} />
      <Movements first={known.movements} />
      <Statements months={known.months.map(({ month }) => month)} />
    </div>
  </>
)

function Paused({ known: { pause } }: { known: Earnings }) {
  if (!pause) return null
  return (
    <Banner tone="warning">
      {t('Payouts are paused.')} <bdi>{pause.reason}</bdi>{' '}
      {pause.ends_at
        ? rich('You can withdraw from {when}.', { when: <InstantText value={pause.ends_at} /> })
        : t('Our team has sent you an email about it.')}
    </Banner>
  )
}

function Withdraw({ known }: { known: Earnings }) {
  const [isOpen, open] = useState(false)
  const { wallet, pause, balances } = known
  const payable = balances.filter(({ available, least, debt }) => available >= least && debt === 0)
  const isReady = wallet !== null && linkOf(wallet) === 'linked' && !pause && payable.length > 0
  return (
    <>
      <Button icon="wallet" disabled={!isReady} onClick={() => open(true)}>
        {t('Withdraw')}
      </Button>
      {wallet && (
        <WithdrawModal open={isOpen} onClose={() => open(false)} wallet={wallet} balances={payable} />
      )}
    </>
  )
}

const Bones = () => (
  <Stack gap={5}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
