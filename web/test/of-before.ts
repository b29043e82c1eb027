/** A reply as a server of the release before tells it: it knows of nobody who travels along. */
export function ofBefore<Reply extends { travellers: unknown; further_person?: unknown }>(reply: Reply) {
  const { travellers: _, further_person: __, ...known } = reply
  return known as never as Reply
}
