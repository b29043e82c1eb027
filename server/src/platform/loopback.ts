/** Whether nobody else can reach this host. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)
