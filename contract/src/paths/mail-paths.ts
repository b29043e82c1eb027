import { paths, withQuery } from './paths.ts'

/** Mails lead to these pages, so few other pages carry them. */
export const mailPaths = {
  passwordReset: (id: string, token: string) => withQuery('/p/auth/password-reset', { id, token }),
  changeEmail: (token: string) => withQuery('/p/account/email-change', { token }),
  undoEmailChange: (undo: string) => withQuery('/p/account/email-change', { undo }),
  unsubscribe: (token: string) => `/p/unsubscribe/${encodeURIComponent(token)}`,
  unsubscribeNotices: (token: string) => `/p/unsubscribe/notifications/${encodeURIComponent(token)}`,
  reportDecision: (token: string) => `/p/report-decision/${token}`,
  /** The page of a visa by its id, with the goal it is read for. */
  changesOfVisa: (id: string, goalId: number) => {
    const [country = '', code = ''] = id.split('/')
    return `${paths.visa(country, code, { goalId: String(goalId) })}#changes`
  },
} as const

/** Parts of the site that belong to one person or tell a stranger nothing: search engines leave them alone. */
export const PRIVATE_PARTS = ['/p/auth/', '/p/agent/', '/p/client/', '/p/staff', '/p/close'] as const
