import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** The signed-in person; null when the session is over. */
export async function currentAccount(api: Api) {
  try {
    return (await api('GET /account')).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** A stranger's page costs no look for an account. */
export const hasSession = (request: Request) =>
  /(?:^|;\s*)(?:__Host-)?session=/.test(request.headers.get('cookie') ?? '')
