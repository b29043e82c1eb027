import type { NewQuestion } from '@sojourn/contract/talk/questions'

interface Known {
  clientId: string
  service: string | undefined
  /** How many questions the agent asks first. */
  first: number
}

/** The input that holds the answer to a question of the agent. */
export const answerName = (index: number) => `answers.${index}`

export function readAsked(data: FormData, { clientId, service, first }: Known): NewQuestion {
  const text = (name: string) => String(data.get(name) ?? '')
  const goal = Number(text('goal'))
  return {
    client_id: clientId,
    message: text('message'),
    answers: Array.from({ length: first }, (_, index) => text(answerName(index))),
    ...(goal > 0 && { goal }),
    ...(service && { service }),
  }
}
