/** The default limit of an input; the contract's rules hold the same number. */
export const LINE_LENGTH = 200
