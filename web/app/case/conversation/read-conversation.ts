import type { Conversation } from '@sojourn/contract/talk/conversations'
import { data } from 'react-router'
import { ApiError } from '../../api/api-error.ts'

/** One that is not there is a real 404; whatever may pass is tried again by the page. */
export async function readConversation(asked: Promise<{ data: Conversation }>): Promise<Conversation | null> {
  try {
    return (await asked).data
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 422) throw data(null, { status: 404 })
    return null
  }
}
