import { paths } from '@sojourn/contract/paths/paths'
import type { Letters, WriteLetter } from '../../../ground/facts/letters.ts'
import type { findUnanswered } from './question-store.ts'

type Unanswered = NonNullable<Awaited<ReturnType<typeof findUnanswered>>>

declare module '../../../ground/facts/along.ts' {
  interface Along {
    question_closed: { question: Unanswered }
  }
}

/** Whoever did not prove their email gets no mail of what they asked. */
const closed: WriteLetter<'question_closed'> = ({ along: { question } }) => {
  const { conversation_id, email_verified_at, agent_first_name, title, country_iso, goal_id } = question
  if (!email_verified_at) return null
  const place = {
    ...(country_iso && { country: country_iso }),
    ...(goal_id !== null && { goalId: String(goal_id) }),
  }
  return {
    key: `question-closed:${conversation_id}`,
    subject: `${agent_first_name} did not answer your question`,
    heading: 'Your question has no answer',
    paragraphs: [
      `You asked ${agent_first_name}: ${title}. There was no answer in time, so we closed the question.`,
      'Other agents may answer sooner. You can also ask the same agent again.',
    ],
    action: { label: 'See other agents', path: paths.agents(place) },
  }
}

export const questionLetters: Letters = { question_closed: { closed } }
