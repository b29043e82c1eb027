import { PRODUCT } from '@sojourn/contract/names'
import { useAccount } from '../../account/use-account.ts'
import { PageTitle } from '../../ui/layout.tsx'

export const meta = () => [{ title: `Desk · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]

export default function Desk() {
  return <PageTitle intro="What needs a person of ours.">Welcome, {useAccount().first_name}</PageTitle>
}
