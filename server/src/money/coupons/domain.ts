import { domain } from '../../platform/domain.ts'
import { couponMachine } from './coupon-state.ts'
import { couponsData } from './personal-data.ts'
import { couponHandlers } from './routes.ts'

export const couponsDomain = domain({
  handlers: couponHandlers,
  machines: [couponMachine],
  personalData: couponsData,
})
