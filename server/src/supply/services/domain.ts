import { domain } from '../../platform/domain.ts'
import { servicesData } from './personal-data.ts'
import { serviceHandlers } from './routes.ts'
import { serviceMachine } from './service-state.ts'

export const servicesDomain = domain({
  handlers: serviceHandlers,
  machines: [serviceMachine],
  personalData: servicesData,
})
