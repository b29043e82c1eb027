export interface Card {
  id: string
  brand: string
  last4: string
  cardType: string
  expMonth: number
  expYear: number
  fingerprint: string
}

export interface CardFacts {
  id: string
  customer_id: string | null
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
}

export const cardView = (card: CardFacts): Card => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  cardType: 'Credit Card',
  expMonth: card.exp_month,
  expYear: card.exp_year,
  fingerprint: card.fingerprint,
})
