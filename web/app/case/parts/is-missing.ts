import { ApiError } from '../../api/api-error.ts'

/** Not there, or not theirs to know of. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
