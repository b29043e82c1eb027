import type { FieldError } from '@sojourn/contract/errors'
import { issueWords } from '@sojourn/contract/issue-words'
import { type Plan, plans } from '@sojourn/contract/plans'
import { ServiceChange, WholeService } from '@sojourn/contract/services'
import type { z } from 'zod'
import type { ServiceFields } from './service-fields.ts'

/** What of an agent decides whether they may publish. */
export interface Standing {
  plan: Plan
  isVerified: boolean
  /** Whether clients know their face, or found them before a photo was asked for. */
  isSeen: boolean
  active: number
  /** Countries whose services only licensed people may sell, and those they are licensed for. */
  onLicence: ReadonlySet<string>
  licensed: ReadonlySet<string>
}

/** What stands between a service and its clients, item by item: its fields first, then what the agent has to do. */
export function missingOf(fields: ServiceFields, countryName: string, standing: Standing): FieldError[] {
  return [
    ...incompleteFields(fields),
    ...gatesBefore(fields.country, countryName, standing),
    ...photoFirst(standing),
    ...planFull(standing),
  ]
}

export const incompleteFields = (fields: ServiceFields) => problemsOf(WholeService, fields)

/** What cannot stand even in a draft: fields that are right by themselves and wrong together. */
export const wrongTogether = (fields: ServiceFields) => problemsOf(ServiceChange, fields)

export function gatesBefore(country: string, countryName: string, standing: Standing): FieldError[] {
  const found: FieldError[] = []
  if (!standing.isVerified)
    found.push({
      field: 'verification',
      message: 'Verify your identity: clients can only find and hire verified agents.',
    })
  if (standing.onLicence.has(country) && !standing.licensed.has(country))
    found.push({
      field: 'licence',
      message: `Add your licence for ${countryName}: only licensed people may advise there.`,
    })
  return found
}

const photoFirst = ({ isSeen }: Standing): FieldError[] =>
  isSeen
    ? []
    : [{ field: 'picture', message: 'Add a photo of yourself: clients hire people whose face they know.' }]

export function planFull({ plan, active }: Pick<Standing, 'plan' | 'active'>): FieldError[] {
  const { name, active_services: most } = plans[plan]
  if (most === null || active < most) return []
  const message = `Your ${name} plan holds ${most} active services. Archive one, or choose a larger plan.`
  return [{ field: 'plan', message }]
}

function problemsOf(schema: z.ZodType, fields: ServiceFields): FieldError[] {
  const { error } = schema.safeParse(fields, { error: issueWords })
  const messages = new Map<string, string>()
  for (const issue of error?.issues ?? []) {
    const field = issue.path.join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}
