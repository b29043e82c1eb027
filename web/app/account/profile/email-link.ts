export interface EmailLink {
  kind: 'confirm' | 'undo'
  token: string
}

/** `?token=…` confirms a change of email, `?undo=…` takes it back. */
export function linkOf(search: string): EmailLink | null {
  const params = new URLSearchParams(search)
  const [token, undo] = [params.get('token'), params.get('undo')]
  if (undo) return { kind: 'undo', token: undo }
  return token ? { kind: 'confirm', token } : null
}
