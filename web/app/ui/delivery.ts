/** What each unit is worth in days. */
export const deliveryUnits = { Day: 1, Week: 7, Month: 31, Year: 365 } as const
export type DeliveryUnit = keyof typeof deliveryUnits

export interface Delivery {
  value: number
  unit: DeliveryUnit
}

export const LEAST_DELIVERY = 1
export const DELIVERY_MISSING = 'please input a delivery time'
export const UNIT_MISSING = 'please select a delivery time unit'
export const DELIVERY_TOO_SHORT = 'time must be greater than 0'

export const isDeliveryUnit = (unit: string): unit is DeliveryUnit => Object.hasOwn(deliveryUnits, unit)

export const deliveryDays = ({ value, unit }: Delivery) => value * deliveryUnits[unit]

/** Another unit begins again at one. */
export const changeUnit = (unit: DeliveryUnit): Delivery => ({ value: LEAST_DELIVERY, unit })

/** What is wrong with a delivery time as it stands in a form, if anything. */
export function deliveryProblem({ value, unit }: { value: string; unit: string }): string | undefined {
  if (!isDeliveryUnit(unit)) return UNIT_MISSING
  if (value.trim() === '') return DELIVERY_MISSING
  return /^\d{1,4}$/.test(value.trim()) && Number(value) >= LEAST_DELIVERY ? undefined : DELIVERY_TOO_SHORT
}

/** "3 weeks", "1 day". */
export const deliveryText = ({ value, unit }: Delivery) =>
  `${value} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`
