export interface ResetLink {
  id: string
  token: string
}

export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search)
  const id = query.get('id')
  const token = query.get('token')
  return id && token ? { id, token } : null
}
