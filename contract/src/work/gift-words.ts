/** Client and agent of an order share it, as our team reads it. */
export const GIFT_SIGNS = {
  device: 'They signed in on the same device',
  network: 'They signed in from the same internet address',
  card: 'They saved the same card',
  home: 'They have the same postal address',
  person: 'They have the same name and date of birth, or the same phone number',
} as const
export type GiftSign = keyof typeof GIFT_SIGNS

export const GIFT_TABS = ['waiting', 'decided'] as const
export type GiftTab = (typeof GIFT_TABS)[number]
