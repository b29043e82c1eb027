/** The four stops of a case in words, each with its drawing. */
export const caseSteps = [
  {
    title: 'Name your goal',
    text: 'Where you want to go, why, and by when. Everything you do here is tied to that goal.',
    drawing: 'goal',
  },
  {
    title: 'Hire with protected payment',
    text: 'Compare agents by reviews, licence and price. What you pay is held while they work.',
    drawing: 'receipt',
  },
  {
    title: 'Receive your documents',
    text: 'Your agent hands over the finished papers. You look through them before the money moves.',
    drawing: 'documents',
  },
  {
    title: 'Get the decision',
    text: 'You or your agent file, the authority decides, and your goal carries the stamp of how it ended.',
    drawing: 'decision',
  },
]
