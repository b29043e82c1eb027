import { serviceStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type ServiceState = keyof typeof serviceStatus

const ARCHIVED = 'Restore this service before you change it.'

/** The steps of a service, by their number in the rules of the product. */
export const serviceMachine = machine({
  name: 'Service',
  table: 'service',
  states: serviceStatus,
  steps: {
    V1: { from: [], to: 'draft', who: ['agent'], what: 'An agent describes what they offer.' },
    V2: {
      from: ['draft', 'archived'],
      to: 'active',
      who: ['agent'],
      action: 'publish',
      what: 'Clients can see and order it; what is missing before is said, item by item.',
      refusal: 'This service is already published.',
    },
    V3: {
      from: ['active'],
      to: 'active',
      who: ['agent'],
      action: 'change',
      what: 'It is public in a new version; orders keep the old one.',
      refusal: ARCHIVED,
    },
    V3b: {
      from: ['draft'],
      to: 'draft',
      who: ['agent'],
      action: 'change',
      what: 'A draft takes whatever is right so far.',
      refusal: ARCHIVED,
    },
    V4: {
      from: ['active'],
      to: 'draft',
      who: ['agent', 'staff', 'system'],
      action: 'unpublish',
      what: 'It is no longer offered; unpaid orders are cancelled.',
      refusal: 'Only an active service can be unpublished.',
    },
    V5: {
      from: ['active', 'draft'],
      to: 'archived',
      who: ['agent', 'staff'],
      action: 'archive',
      what: 'It is put away; orders go on.',
      refusal: 'This service is already archived.',
    },
    V6: {
      from: ['archived'],
      to: 'draft',
      who: ['agent'],
      action: 'restore',
      what: 'It is taken out again.',
      refusal: 'Only an archived service can be restored.',
    },
  },
})

/** What takes a service off the market or out of the archive, by the name of its call. */
export const OFF_MARKET = { unpublish: 'V4', archive: 'V5', restore: 'V6' } as const
export type OffMarket = keyof typeof OFF_MARKET
