import type { Limits } from '../../../platform/limits/limits.ts'

const STEPS = ['code_mail_a_minute', 'code_mail_an_hour', 'code_mail_a_day'] as const

/** An email or a person gets one code a minute, three an hour, ten a day; one more is refused. */
export async function takeCodeMail(limits: Limits, account: string) {
  for (const step of STEPS) await limits.take(step, { account })
}

/** The same where one more is passed over in silence. */
export async function mayMailCode(limits: Limits, account: string) {
  for (const step of STEPS) if (!(await limits.allows(step, { account }))) return false
  return true
}
