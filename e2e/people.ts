/** People of the demo story the journeys meet. */
export const AMARA = {
  name: 'Amara Okafor',
  username: 'amara-okafor',
  uuid: '8e3f9d3d-38bd-48e1-bdf0-a10344981d61',
  article: {
    slug: 'proof-of-funds-that-answers-the-next-question',
    title: 'Proof of funds that answers the next question',
  },
}
