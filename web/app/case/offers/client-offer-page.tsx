import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/client-offer-page'
import { OfferPage } from './offer-page.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Offer'))

export default function Offer({ params }: Route.ComponentProps) {
  return <OfferPage key={params.uuid} uuid={params.uuid} side="client" />
}
