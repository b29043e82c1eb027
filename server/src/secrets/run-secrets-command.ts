import { renewDocumentMarks } from '../agents/verification/renew-document-marks.ts'
import type { Context } from '../context.ts'
import { sealColumnAnew } from '../platform/secrets/seal-column-anew.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { sealedColumns } from './sealed-columns.ts'

/** What stands behind `npm run secrets --`. */
export function readSecretsCommand(words: string[]) {
  if (words.length !== 1 || words[0] !== 'renew')
    throw new StartFailure('Say what to do:\n  npm run secrets -- renew')
}

/** Seals everything by the first secret of SECRET, and tells what no secret there opens. */
export async function renewSecrets(context: Context) {
  const lines: string[] = []
  let unopenable = 0
  for (const [name, column] of Object.entries(sealedColumns)) {
    const told = await sealColumnAnew(context, column)
    unopenable += told.unopenable
    lines.push(`${name}: ${told.renewed} sealed anew${lost(told.unopenable)}`)
  }
  lines.push(`marks of documents: ${await renewDocumentMarks(context)} made anew`)
  lines.push(
    unopenable === 0
      ? 'No older secret is needed any more. Take it out of SECRET an hour from now.'
      : 'Put the secret that is missing behind the others in SECRET and run this again.',
  )
  return { told: lines.join('\n'), isComplete: unopenable === 0 }
}

const lost = (count: number) => (count === 0 ? '' : `, ${count} that no secret in SECRET opens`)
