import { StartFailure } from '../start-failure.ts'

const FULL = 'The disk is full. Free some space and start again'

export function postgresFailure(said: string): StartFailure {
  const library = /error while loading shared libraries: ([^:\s]+)|Library not loaded: (\S+)/.exec(said)
  if (library) {
    return new StartFailure(
      `PostgreSQL needs the library ${library[1] ?? library[2]}, which is missing. Run npm rebuild, install the library with the system's package manager, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(said))
    return new StartFailure(`${FULL}.`)
  if (/wrong ownership|Permission denied|Operation not permitted/.test(said)) {
    return new StartFailure(
      `PostgreSQL may not use its folder (${lastWords(said)}). Set DATA_DIR to a folder of the user who starts the server.`,
    )
  }
  if (/pre-existing shared memory block|lock file .* already exists/.test(said)) {
    return new StartFailure(
      'Another PostgreSQL is still at work in the data folder. End it, or set DATA_DIR to another folder.',
    )
  }
  return new StartFailure(
    `PostgreSQL did not start: ${lastWords(said)}. Look at the data folder, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** A failure of the file system or of starting a program becomes one sentence; sentences pass unchanged. */
export function folderFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartFailure(`${FULL}.`, { cause: error })
  if (syscall?.startsWith('spawn')) {
    return new StartFailure(
      `The PostgreSQL that came with npm cannot run on this machine (${error.message}). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
  if (code) {
    return new StartFailure(
      `The data folder ${dataDir} cannot be used (${error.message}). Set DATA_DIR to a folder that the user who starts the server may write to.`,
      { cause: error },
    )
  }
  return error
}

function lastWords(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim())
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return fatal.replace(/^.*?(FATAL|PANIC|error): +/, '').replace(/\.$/, '')
}
