const words: Record<string, string> = {
  clearing: 'At the payment processor',
  cash: 'Paid from our bank account',
  commission: 'Commission',
  promo_expense: 'Coupons we paid for',
  processor_fee: 'Fees of the processor',
  dispute_fee: 'Fees for disputes',
  dispute_loss: 'Lost in disputes',
  debt_loss: 'Debts we forgave',
  subscription_revenue: 'Plans of agents',
  escrow: 'Protected payments of orders',
  gov_fee: 'Government fees',
  dispute_hold: 'Disputed by banks',
  client_credit: 'Credit of clients',
  client_debt: 'Owed to us by clients',
  agent_pending: 'Agents: in clearance',
  agent_available: 'Agents: to be paid out',
  agent_debt: 'Owed to us by agents',
  payout_transit: 'Payouts on their way',
  refund_payable: 'Refunds on their way',
}

/** An account of the books as people say it; one without words yet by its own name. */
export function accountWords(account: string) {
  const [kind = account, of] = account.split(':')
  if (kind === 'tax') return `Tax ${(of ?? '').toUpperCase()}`.trim()
  return words[kind] ?? account
}
