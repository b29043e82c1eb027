import { articleStatus } from '@sojourn/contract/calls/status'
import { machine, type Transition } from '../../platform/states/machine.ts'

export type ArticleState = keyof typeof articleStatus

/** Readers see an article in these, each as it was last published. */
const PUBLISHED = [
  'published',
  'changing',
  'changes_pending',
  'changes_rejected',
] as const satisfies readonly ArticleState[]
export const isPublished = (state: ArticleState) => (PUBLISHED as readonly ArticleState[]).includes(state)

/** Our team has something to read. */
export const IN_REVIEW = ['pending', 'changes_pending'] as const satisfies readonly ArticleState[]

const IN_TRASH = 'This article is in the trash. Restore it first.'
const BEING_CHECKED = 'Our team is checking this article. Withdraw it before you change it.'
const SENT = 'Change this article before you send it again.'
const DECIDED = 'This article is not waiting for a review any more.'

const back = (to: ArticleState): Transition<ArticleState> => ({
  from: ['trash'],
  to,
  who: ['agent'],
  action: 'restore',
  what: 'It is taken out of the trash, as it was before.',
  refusal: 'Only an article in the trash can be restored.',
})

/** The steps of an article, by their number in the rules of the product. */
export const articleMachine = machine({
  name: 'Article',
  table: 'article',
  states: articleStatus,
  steps: {
    A1: { from: [], to: 'draft', who: ['agent'], what: 'An agent begins to write.' },
    A2: {
      from: ['draft', 'rejected'],
      to: 'draft',
      who: ['agent'],
      action: 'edit',
      what: 'A draft takes whatever is written so far; a rejected article becomes one.',
      refusal: BEING_CHECKED,
    },
    A2b: {
      from: ['published', 'changing', 'changes_rejected'],
      to: 'changing',
      who: ['agent'],
      action: 'edit',
      what: 'Changes are kept beside what readers see.',
      refusal: BEING_CHECKED,
    },
    A3: {
      from: ['draft'],
      to: 'pending',
      who: ['agent'],
      action: 'submit',
      what: 'The agent sends it to our team; what is missing before is said, field by field.',
      refusal: SENT,
    },
    A3b: {
      from: ['changing'],
      to: 'changes_pending',
      who: ['agent'],
      action: 'submit',
      what: 'The agent sends the changes; readers see what was published before.',
      refusal: SENT,
    },
    A4: {
      from: ['pending', 'changes_pending'],
      to: 'published',
      who: ['staff', 'system'],
      action: 'publish',
      what: 'Readers see it as it was sent; at once where the agent is trusted.',
      refusal: DECIDED,
    },
    A5: {
      from: ['pending'],
      to: 'rejected',
      who: ['staff'],
      action: 'reject',
      what: 'Our team says what is wrong.',
      refusal: DECIDED,
    },
    A5b: {
      from: ['changes_pending'],
      to: 'changes_rejected',
      who: ['staff'],
      action: 'reject',
      what: 'Our team says what is wrong with the changes; readers see what was published before.',
      refusal: DECIDED,
    },
    A6: {
      from: ['pending'],
      to: 'draft',
      who: ['agent'],
      action: 'withdraw',
      what: 'The agent takes it back to change it.',
      refusal: DECIDED,
    },
    A6b: {
      from: ['changes_pending'],
      to: 'changing',
      who: ['agent'],
      action: 'withdraw',
      what: 'The agent takes the changes back.',
      refusal: DECIDED,
    },
    A7: {
      from: ['changing', 'changes_rejected'],
      to: 'published',
      who: ['agent'],
      action: 'discard',
      what: 'The changes are dropped; what readers see stays.',
      refusal: 'There are no changes to discard.',
    },
    A8: {
      from: PUBLISHED,
      to: 'draft',
      who: ['agent'],
      action: 'unpublish',
      what: 'Readers see it no longer.',
      refusal: 'Only a published article can be unpublished.',
    },
    A9: {
      from: ['draft', 'pending', 'rejected', ...PUBLISHED],
      to: 'trash',
      who: ['agent'],
      action: 'trash',
      what: 'It is put into the trash, and erased 30 days later.',
      refusal: IN_TRASH,
    },
    A10: back('draft'),
    A10b: back('pending'),
    A10c: back('rejected'),
    A10d: back('published'),
    A10e: back('changing'),
    A10f: back('changes_pending'),
    A10g: back('changes_rejected'),
  },
})

/** How each state is come back to. */
export const RESTORE = {
  draft: 'A10',
  pending: 'A10b',
  rejected: 'A10c',
  published: 'A10d',
  changing: 'A10e',
  changes_pending: 'A10f',
  changes_rejected: 'A10g',
} as const satisfies Record<Exclude<ArticleState, 'trash'>, keyof typeof articleMachine.steps>
