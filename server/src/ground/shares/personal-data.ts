import type { RulesOf } from '../../platform/data-rules.ts'

export const sharesData: RulesOf<'visa_share' | 'agent_share'> = {
  visa_share: { notPersonal: 'how many decisions were approvals, without whose they are' },
  agent_share: {
    marks: { agent_id: 'id' },
    shown: ['approved', 'refused'],
    onDeletion: {
      kept: 'two numbers, which nobody sees any more, so that later decisions are counted from them',
    },
  },
}
