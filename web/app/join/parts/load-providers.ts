import type { Api } from '../../api/api.ts'

/** Somebody whose accounts one can sign in with. */
export interface Provider {
  id: string
  name: string
}

/** The list is empty when it cannot be had, for the email always works. */
export const loadProviders = async (api: Api): Promise<Provider[]> => {
  try {
    return (await api('GET /auth/providers')).data.providers
  } catch {
    return []
  }
}
