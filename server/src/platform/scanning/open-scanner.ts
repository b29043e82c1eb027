import type { Settings } from '../../settings/settings.ts'
import { clamav } from './clamav.ts'
import { noScanner, type Scanner } from './scanner.ts'

export const openScanner = ({ scanner }: Pick<Settings, 'scanner'>): Scanner =>
  scanner.kind === 'clamav' ? clamav(scanner) : noScanner
