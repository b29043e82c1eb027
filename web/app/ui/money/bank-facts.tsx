import css from './bank-facts.module.css'

interface Props {
  details: { holder: string; account: string; bank: string; code: string | null }
}

/** A bank account, as whoever makes a transfer reads it. */
export const BankFacts = ({ details: { holder, account, bank, code } }: Props) => (
  <dl className={css.facts}>
    <Fact name="Name on the account">{holder}</Fact>
    <Fact name="Account">{account}</Fact>
    <Fact name="Bank">{bank}</Fact>
    {code && <Fact name="Bank code">{code}</Fact>}
  </dl>
)

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
