import manifest from '../../package.json' with { type: 'json' }

/** Of the code that runs. */
export const VERSION = manifest.version
