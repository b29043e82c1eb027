import css from './bank-facts.module.css'

interface Props {
  /** Whoever compares names reads it above the one on the account. */
  agent?: string
  payer?: string
  details: { holder: string; account: string; bank: string; code: string | null }
}

/** A bank account, as whoever makes a transfer reads it. */
export const BankFacts = ({ agent, payer, details: { holder, account, bank, code } }: Props) => (
  <dl className={css.facts}>
    {agent && <Fact name="Agent">{agent}</Fact>}
    {payer && <Fact name="Payer">{payer}</Fact>}
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
