const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns true if the reference may be an id of ours: a processor may serve others beside us. */
export const isOurs = ({ reference }: { reference: string }) => UUID.test(reference)
