import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const inRoot = (...parts) => path.join(root, ...parts)
export const say = (line) => console.log(line)

/** A command cannot go on. The message is one sentence for the person at the terminal; empty where enough was said. */
export class Stop extends Error {
  constructor(sentence = '', { exitCode = 1, ...options } = {}) {
    super(sentence, options)
    this.exitCode = exitCode
  }
}

/** Runs a command of ours to its end: its number is the exit code, a Stop is one sentence. */
export async function command(work) {
  endWithNpm()
  try {
    if (Number.parseInt(process.versions.node, 10) < 20) {
      throw new Stop(`This is Node ${process.versions.node}; install Node 20 or newer and start again.`)
    }
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    const stop = error instanceof Stop ? error : systemStop(error)
    if (stop.message) console.error(stop.message)
    process.exitCode = stop.exitCode
  }
  process.exit()
}

function systemStop(error) {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return new Stop(`No right to use ${error.path ?? root}: start as the user the project belongs to.`)
  }
  if (['ENOSPC', 'EDQUOT'].includes(error.code)) {
    return new Stop('The disk is full. Free some space and start again.')
  }
  throw error
}
