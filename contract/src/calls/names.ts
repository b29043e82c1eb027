import { t } from '../words/t.ts'

/** The product's name; a deployer who renames it changes this line. */
export const PRODUCT = 'Sojourn'
export const TAGLINE = t('Global Marketplace for Immigration Application Services')
