import { domain } from '../../platform/domain.ts'
import { giftCheckMachine } from './gift-state.ts'
import { giftsData } from './personal-data.ts'

export const giftsDomain = domain({
  handlers: [],
  machines: [giftCheckMachine],
  personalData: giftsData,
})
