import { Readable } from 'node:stream'
import { putIntoVault } from '../src/work/vault/add-paper.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './start-app.ts'

/** A passport that lies in the vault of this person. */
export const putPassport = ({ context }: Pick<TestApp, 'context'>, owner: { id: string }) =>
  putIntoVault(context, owner, {
    kind: 'passport',
    file: {
      ...{ name: 'passport.pdf', mediaType: 'application/pdf', size: pdf.length },
      open: () => Readable.from([pdf]),
    },
  })
