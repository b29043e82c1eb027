import { serviceStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type ServiceState = keyof typeof serviceStatus

const ARCHIVED = 'Restore this service before you change it.'

export const serviceMachine = machine({
  name: 'Service',
  table: 'service',
  states: serviceStatus,
  about: ({ id, agent_id }: { id: string; agent_id: string }) => ({ agent: agent_id, service: id }),
  steps: {
    begin: { doc: 'V1', from: [], to: 'draft', who: ['agent'], what: 'An agent describes what they offer.' },
    publish: {
      doc: 'V2',
      fact: 'service_published',
      from: ['draft', 'archived'],
      to: 'active',
      who: ['agent'],
      action: 'publish',
      what: 'Clients can see and order it; what is missing before is said, item by item.',
      refusal: 'This service is already published.',
    },
    change: {
      doc: 'V3',
      fact: 'service_changed',
      from: ['active'],
      to: 'active',
      who: ['agent'],
      action: 'change',
      what: 'It is public in a new version; orders keep the old one.',
      refusal: ARCHIVED,
    },
    changeDraft: {
      doc: 'V3b',
      from: ['draft'],
      to: 'draft',
      who: ['agent'],
      action: 'change',
      what: 'A draft takes whatever is right so far.',
      refusal: ARCHIVED,
    },
    unpublish: {
      doc: 'V4',
      fact: 'service_unlisted',
      from: ['active'],
      to: 'draft',
      who: ['agent', 'staff', 'system'],
      action: 'unpublish',
      what: 'It is no longer offered; unpaid orders are cancelled.',
      refusal: 'Only an active service can be unpublished.',
    },
    archive: {
      doc: 'V5',
      fact: 'service_unlisted',
      from: ['active', 'draft'],
      to: 'archived',
      who: ['agent', 'staff'],
      action: 'archive',
      what: 'It is put away; orders go on.',
      refusal: 'This service is already archived.',
    },
    restore: {
      doc: 'V6',
      fact: 'service_unlisted',
      from: ['archived'],
      to: 'draft',
      who: ['agent'],
      action: 'restore',
      what: 'It is taken out again.',
      refusal: 'Only an archived service can be restored.',
    },
  },
})

/** The steps stand under the names of their calls. */
export const OFF_MARKET = {
  unpublish: serviceMachine.unpublish,
  archive: serviceMachine.archive,
  restore: serviceMachine.restore,
} as const
export type OffMarket = keyof typeof OFF_MARKET
