/** A code is left out where there is none. */
export const bankAccountIn = ({ holder, account, bank, code }: Record<string, unknown>) => ({
  holder,
  account,
  bank,
  ...(code !== undefined && { code }),
})
