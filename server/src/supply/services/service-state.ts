export type ServiceState = 'active' | 'draft' | 'archived'

interface Transition {
  /** Its number in the rules of the product. */
  law: 'V2' | 'V4' | 'V5' | null
  from: readonly ServiceState[]
  to: ServiceState
  /** What is said in every other state. */
  refusal: string
}

/** What can become of a service once it is a draft (V1); changing an active one (V3) leaves its state. */
export const transitions = {
  publish: {
    law: 'V2',
    from: ['draft', 'archived'],
    to: 'active',
    refusal: 'This service is already published.',
  },
  unpublish: {
    law: 'V4',
    from: ['active'],
    to: 'draft',
    refusal: 'Only an active service can be unpublished.',
  },
  archive: {
    law: 'V5',
    from: ['active', 'draft'],
    to: 'archived',
    refusal: 'This service is already archived.',
  },
  restore: {
    law: null,
    from: ['archived'],
    to: 'draft',
    refusal: 'Only an archived service can be restored.',
  },
} as const satisfies Record<string, Transition>

export type Move = keyof typeof transitions
