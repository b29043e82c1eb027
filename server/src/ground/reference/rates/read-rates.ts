import { readFile } from 'node:fs/promises'
import { Rates } from '@sojourn/contract/ground/rates'
import { StartFailure } from '../../../platform/start-failure.ts'

/** A file of rates, or what is wrong with it. */
export async function readRates(file: string): Promise<Rates> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartFailure(`The file ${file} cannot be read.`)
  })
  const read = Rates.safeParse(parsed(text, file))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new StartFailure(`The file ${file} is no file of rates: ${issue?.path.join('.')} ${issue?.message}.`)
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartFailure(`The file ${file} is not written as JSON.`)
  }
}
