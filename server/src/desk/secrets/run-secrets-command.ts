import type { Context } from '../../context.ts'
import { dropSecondStep } from '../../people/identity/two-step/drop-second-step.ts'
import { sealColumnAnew } from '../../platform/secrets/seal-column-anew.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { renewDocumentMarks } from '../../supply/verification/documents/renew-document-marks.ts'
import { sealedColumns } from './sealed-columns.ts'

const USAGE = `Say what to do:
  npm run secrets -- renew
  npm run secrets -- drop-second-step EMAIL`

export type SecretsCommand = { kind: 'renew' } | { kind: 'drop-second-step'; email: string }

export function readSecretsCommand([word, email, ...rest]: string[]): SecretsCommand {
  if (word === 'renew' && email === undefined) return { kind: word }
  if (word === 'drop-second-step' && email && rest.length === 0)
    return { kind: word, email: email.toLowerCase() }
  throw new StartFailure(USAGE)
}

/** Does it and tells it in a sentence. */
export async function runSecretsCommand(context: Context, command: SecretsCommand) {
  if (command.kind === 'renew') return renewSecrets(context)
  const { email } = command
  const sentences = {
    none: `${email} has no second step.`,
    'can be checked': `The second step of ${email} can be checked: they use their authenticator or a recovery code.`,
    dropped: `${email} signs in by the password alone, and was told by email.`,
  }
  return { told: sentences[await dropSecondStep(context, email)], isComplete: true }
}

/** Seals everything by the first secret of SECRET, and tells what no secret there opens. */
async function renewSecrets(context: Context) {
  const lines: string[] = []
  let unopenable = 0
  for (const [name, column] of Object.entries(sealedColumns)) {
    const told = await sealColumnAnew(context, column)
    unopenable += told.unopenable
    lines.push(`${name}: ${told.renewed} sealed again${lost(told.unopenable)}`)
  }
  lines.push(`marks of documents: ${await renewDocumentMarks(context)} made again`)
  lines.push(
    unopenable === 0
      ? 'No older secret is needed any more. Take it out of SECRET an hour from now.'
      : 'Put the secret that is missing behind the others in SECRET and run this again.',
  )
  return { told: lines.join('\n'), isComplete: unopenable === 0 }
}

const lost = (count: number) => (count === 0 ? '' : `, ${count} that no secret in SECRET opens`)
