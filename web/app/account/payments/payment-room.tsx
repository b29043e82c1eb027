import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { useAccount } from '../../session/use-account.ts'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { usePaymentPlaces } from './payment-places.ts'
import css from './payments.module.css'

const methods = t('Payment methods')
const history = t('History')

interface Props {
  intro: string
  action?: ReactNode
  children: ReactNode
}

/** The first page of a mode is the one its menu leads to. */
export function PaymentRoom({ intro, action, children }: Props) {
  const { role } = useAccount()
  const here = usePaymentPlaces()
  const tabs = [
    { label: methods, to: here.methods },
    { label: history, to: here.history },
  ]
  return (
    <>
      <PageTitle intro={intro} action={action}>
        {t('Payments')}
      </PageTitle>
      <NavTabs label={t('Parts of your payments')} tabs={role === 'subscriber' ? tabs : tabs.toReversed()} />
      <div className={css.part}>{children}</div>
    </>
  )
}
