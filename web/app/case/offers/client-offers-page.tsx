import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { OffersPage } from './offers-page.tsx'

export const meta = () => ownPageMeta('Offers')

export default function Offers() {
  return <OffersPage side="client" />
}
