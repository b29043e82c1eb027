import { t } from '../words/t.ts'

/** A deployer who renames the product changes this line. */
export const PRODUCT = 'Sojourn'
export const TAGLINE = t('Global Marketplace for Immigration Application Services')
