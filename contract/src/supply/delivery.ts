/** It stands apart from the rules, so that a page that counts needs no more. */
export const DELIVERY_DAYS = { Day: 1, Week: 7, Month: 31, Year: 365 } as const
export const DELIVERY_UNITS = ['Day', 'Week', 'Month', 'Year'] as const
export type DeliveryUnit = keyof typeof DELIVERY_DAYS
