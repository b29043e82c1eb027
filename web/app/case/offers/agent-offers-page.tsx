import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { OffersPage } from './offers-page.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Offers'))

export default function Offers() {
  return <OffersPage side="agent" />
}
