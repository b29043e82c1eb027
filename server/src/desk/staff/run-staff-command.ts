import { email as emailField, firstName, lastName } from '@sojourn/contract/people/people-fields'
import type { Context } from '../../context.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { appointStaff, dismissStaff, listStaff } from './appoint-staff.ts'

const USAGE = `Say who is to be staff:
  npm run staff -- add EMAIL [FIRST-NAME LAST-NAME]
  npm run staff -- remove EMAIL
  npm run staff -- list`

export type StaffCommand =
  | { kind: 'add'; email: string; first_name: string; last_name: string }
  | { kind: 'remove'; email: string }
  | { kind: 'list' }

export function readStaffCommand([
  word,
  address,
  first = 'New',
  last = 'colleague',
  ...rest
]: string[]): StaffCommand {
  if (word === 'list' && !address) return { kind: 'list' }
  if ((word !== 'add' && word !== 'remove') || !address || rest.length > 0) throw new StartFailure(USAGE)
  const email = emailField.safeParse(address)
  if (!email.success) throw new StartFailure(`"${address}" is not an email.`)
  const names = [firstName.safeParse(first), lastName.safeParse(last)]
  if (names.some((name) => !name.success)) throw new StartFailure('Please give the names in plain text.')
  return { kind: word, email: email.data.toLowerCase(), first_name: first, last_name: last }
}

/** Does it and tells it in a sentence. */
export async function runStaffCommand(context: Context, command: StaffCommand): Promise<string> {
  switch (command.kind) {
    case 'add':
      return add(context, command)
    case 'remove':
      return (await dismissStaff(context, command.email))
        ? `${command.email} is no longer staff.`
        : `${command.email} is not staff.`
    case 'list':
      return list(context)
  }
}

async function add(context: Context, { kind: _add, ...person }: Extract<StaffCommand, { kind: 'add' }>) {
  const outcome = await appointStaff(context, person)
  switch (outcome.kind) {
    case 'appointed':
      return `${person.email} is staff now and signs in as before.`
    case 'was_staff':
      return `${person.email} is staff already.`
    case 'suspended':
      return `${person.email} is suspended. Lift the suspension first.`
    case 'unproven':
      return `Someone signed up as ${person.email} and has not verified that email. Ask your colleague to use "Forgot password?" on the sign-in page, to sign in and to type in the code from their mail. Then run this command again.`
    case 'leaving':
      return `${person.email} has asked for the end of their account. Ask your colleague to keep it first.`
    case 'has_work':
      return `${person.email} has running orders or published services, and staff accounts have no other side. Ask your colleague to finish the orders and archive the services first, or to use another email.`
    case 'made':
      return `${person.email} is staff now. This link sets their password, once, within 30 minutes; after that "Forgot password?" on the sign-in page mails another:\n  ${outcome.link}`
  }
}

async function list(context: Context) {
  const staff = await listStaff(context)
  if (staff.length === 0) return 'There is no staff yet. Add somebody with: npm run staff -- add EMAIL'
  return staff
    .map(
      (one) =>
        `${one.email}  ${one.first_name} ${one.last_name}, since ${one.staff_since?.toISOString().slice(0, 10)}`,
    )
    .join('\n')
}
