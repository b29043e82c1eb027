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
export const SENT = 'Change this article before you send it again.'
const DECIDED = 'This article is not waiting for a review any more.'

const back = <To extends ArticleState>(doc: string, to: To) =>
  ({
    doc,
    from: ['trash'],
    to,
    who: ['agent'],
    action: 'restore',
    what: 'It is taken out of the trash, as it was before.',
    refusal: 'Only an article in the trash can be restored.',
  }) as const satisfies Transition<ArticleState>

export const articleMachine = machine({
  name: 'Article',
  table: 'article',
  states: articleStatus,
  about: ({ id, agent_id }: { id: string; agent_id: string }, moved) => ({
    agent: agent_id,
    article: id,
    ...moved,
  }),
  steps: {
    begin: { doc: 'A1', from: [], to: 'draft', who: ['agent'], what: 'An agent begins to write.' },
    edit: {
      doc: 'A2',
      from: ['draft', 'rejected'],
      to: 'draft',
      who: ['agent'],
      action: 'edit',
      what: 'A draft takes whatever is written so far; a rejected article becomes one.',
      refusal: BEING_CHECKED,
    },
    editPublished: {
      doc: 'A2b',
      from: ['published', 'changing', 'changes_rejected'],
      to: 'changing',
      who: ['agent'],
      action: 'edit',
      what: 'Changes are kept beside what readers see.',
      refusal: BEING_CHECKED,
    },
    submit: {
      doc: 'A3',
      fact: 'article_sent',
      from: ['draft'],
      to: 'pending',
      who: ['agent'],
      action: 'submit',
      what: 'The agent sends it to our team; what is missing before is said, field by field.',
      refusal: SENT,
    },
    submitChanges: {
      doc: 'A3b',
      fact: 'article_sent',
      from: ['changing'],
      to: 'changes_pending',
      who: ['agent'],
      action: 'submit',
      what: 'The agent sends the changes; readers see what was published before.',
      refusal: SENT,
    },
    publish: {
      doc: 'A4',
      fact: 'article_published',
      from: ['pending', 'changes_pending'],
      to: 'published',
      who: ['staff', 'system'],
      action: 'publish',
      what: 'Readers see it as it was sent; at once where the agent is trusted.',
      refusal: DECIDED,
    },
    reject: {
      doc: 'A5',
      fact: 'article_rejected',
      from: ['pending'],
      to: 'rejected',
      who: ['staff'],
      action: 'reject',
      what: 'Our team says what is wrong.',
      refusal: DECIDED,
    },
    rejectChanges: {
      doc: 'A5b',
      fact: 'article_rejected',
      from: ['changes_pending'],
      to: 'changes_rejected',
      who: ['staff'],
      action: 'reject',
      what: 'Our team says what is wrong with the changes; readers see what was published before.',
      refusal: DECIDED,
    },
    withdraw: {
      doc: 'A6',
      from: ['pending'],
      to: 'draft',
      who: ['agent'],
      action: 'withdraw',
      what: 'The agent takes it back to change it.',
      refusal: DECIDED,
    },
    withdrawChanges: {
      doc: 'A6b',
      from: ['changes_pending'],
      to: 'changing',
      who: ['agent'],
      action: 'withdraw',
      what: 'The agent takes the changes back.',
      refusal: DECIDED,
    },
    discard: {
      doc: 'A7',
      from: ['changing', 'changes_rejected'],
      to: 'published',
      who: ['agent'],
      action: 'discard',
      what: 'The changes are dropped; what readers see stays.',
      refusal: 'There are no changes to discard.',
    },
    unpublish: {
      doc: 'A8',
      fact: 'article_taken',
      from: PUBLISHED,
      to: 'draft',
      who: ['agent'],
      action: 'unpublish',
      what: 'Readers see it no longer.',
      refusal: 'Only a published article can be unpublished.',
    },
    trash: {
      doc: 'A9',
      fact: 'article_taken',
      from: ['draft', 'pending', 'rejected', ...PUBLISHED],
      to: 'trash',
      who: ['agent'],
      action: 'trash',
      what: 'It is put into the trash, and erased 30 days later.',
      refusal: IN_TRASH,
    },
    restoreDraft: back('A10', 'draft'),
    restorePending: back('A10b', 'pending'),
    restoreRejected: back('A10c', 'rejected'),
    restorePublished: back('A10d', 'published'),
    restoreChanging: back('A10e', 'changing'),
    restoreChangesPending: back('A10f', 'changes_pending'),
    restoreChangesRejected: back('A10g', 'changes_rejected'),
  },
})

export const RESTORE = {
  draft: articleMachine.restoreDraft,
  pending: articleMachine.restorePending,
  rejected: articleMachine.restoreRejected,
  published: articleMachine.restorePublished,
  changing: articleMachine.restoreChanging,
  changes_pending: articleMachine.restoreChangesPending,
  changes_rejected: articleMachine.restoreChangesRejected,
} as const satisfies Record<Exclude<ArticleState, 'trash'>, object>
