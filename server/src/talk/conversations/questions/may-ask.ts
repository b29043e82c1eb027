export const YOURSELF = 'This is you. Clients can ask you questions here.'

/** The same for who is blocked: they are not told. */
export const NO_QUESTIONS = (agent: string) =>
  `${agent} does not take questions at the moment. You can hire them for a service, or ask another agent.`
