import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import css from './payouts-page.module.css'

/** The account an agent is paid to, asked for when it is opened and not kept. */
export function BankAccount({ id }: { id: string }) {
  const details = useQuery({
    ...madeQuery(
      'bank details',
      id,
      async () => (await browserApi('POST /staff/payouts/{id}/bank-details', { params: { id } })).data,
    ),
    gcTime: 0,
    retry: false,
  })
  return (
    <Loaded query={details}>
      {({ holder, account, bank, code }) => (
        <dl className={css.facts}>
          <Fact name="Name on the account">{holder}</Fact>
          <Fact name="Account">{account}</Fact>
          <Fact name="Bank">{bank}</Fact>
          {code && <Fact name="Bank code">{code}</Fact>}
        </dl>
      )}
    </Loaded>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
