/** Returns true if a visa's limits let this passport in; no limits let in everyone. */
export function fitsNationality(
  passport: string,
  { only, except }: { only: readonly string[]; except: readonly string[] },
) {
  return !except.includes(passport) && (only.length === 0 || only.includes(passport))
}
