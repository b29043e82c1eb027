import { writeFileSync } from 'node:fs'

/** Errors that belong to no test are written here; Vitest's own report leaves them out. */
export const ERRORS_ASIDE_FILE = 'ERRORS_ASIDE_FILE'

/** A reporter of Vitest: an error nobody caught, between tests or after them. */
export default class ErrorsAsideReporter {
  onTestRunEnd(_testModules, unhandledErrors) {
    const errors = unhandledErrors.map(({ message }) => message)
    writeFileSync(process.env[ERRORS_ASIDE_FILE], JSON.stringify(errors))
  }
}
