import { writeFileSync } from 'node:fs'

/** Where the errors are written that belong to no test; Vitest's own report leaves them out. */
export const ERRORS_ASIDE_FILE = 'ERRORS_ASIDE_FILE'

/** A reporter of Vitest: an error nobody caught, between tests or after them. */
export default class ErrorsAsideReporter {
  onTestRunEnd(_testModules, unhandledErrors) {
    const errors = unhandledErrors.map(({ message }) => message)
    writeFileSync(process.env[ERRORS_ASIDE_FILE], JSON.stringify(errors))
  }
}
