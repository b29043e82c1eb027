import type { VersionRow } from './store.ts'

/** The newest version that counts: what a virus was found in does not. */
export const currentOf = <Row extends Pick<VersionRow, 'scan'>>(versions: readonly Row[]) =>
  versions.find(({ scan }) => scan !== 'infected')
