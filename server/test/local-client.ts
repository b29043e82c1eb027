/** As whom we are known to the provider on this machine. */
export const LOCAL_CLIENT = { clientId: 'sojourn', secret: 'known to the two of us' }
