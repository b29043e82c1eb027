import { FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    decision_wanted: { name: string; country: string }
    visa_changed: { name: string; visa_name: string; country: string }
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

const visaChanged: WriteLetter<'visa_changed'> = ({ goal, visa, facts, time, along }) => ({
  key: `goal:${goal}:visa:${time}`,
  action: { label: 'Read what has changed', path: mailPaths.changesOfVisa(visa, goal) },
  subject: `${along.country}: ${along.visa_name} has changed`,
  heading: 'A visa of one of your goals has changed',
  paragraphs: [
    `Your goal "${along.name}" is for ${along.visa_name}. Our team has corrected what we say of this visa.`,
    ...facts.map((fact) => `Changed: ${FACT_NAMES[fact]}.`),
    'Please read it before you pay a fee or hand in your application.',
  ],
})

export const goalLetters: Letters = {
  decision_wanted: { decisionWanted },
  visa_changed: { visaChanged },
}
