import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Card } from '../../ui/text/card.tsx'
import { DetailsForm } from './details-form.tsx'
import css from './details-page.module.css'
import { PlanRoom } from './plan-room.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Billing details'))

/** To whom invoices are made out. */
export default function DetailsPage() {
  return (
    <PlanRoom
      intro={t(
        'These details appear on your next invoices. Without them, invoices name you and your home address.',
      )}
    >
      <Card padding="l" className={css.sheet}>
        <DetailsForm />
      </Card>
    </PlanRoom>
  )
}
