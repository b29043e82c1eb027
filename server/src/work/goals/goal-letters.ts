import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    decision_wanted: { name: string; country: string }
  }
}

const decisionWanted: WriteLetter<'decision_wanted'> = ({ goal, time, along: { name, country } }) => ({
  key: `goal:${goal}:decision:${time}`,
  action: { label: 'Tell us what was decided', path: `${clientPaths.goal(goal)}#decision` },
  subject: `Has ${country} decided on your application?`,
  heading: 'What did the authority decide?',
  paragraphs: [
    `The usual time for your goal "${name}" has passed. Please tell us whether it was approved or refused, or that you still wait. It is one press.`,
    'We count approvals and refusals, without names, so that others see how such applications end. We ask every client, at most twice.',
  ],
})

export const goalLetters: Letters = { decision_wanted: { decisionWanted } }
