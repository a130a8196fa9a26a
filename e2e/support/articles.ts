/** An article of the demonstration world with headings and a list. */
export const article = {
  slug: 'what-to-have-ready-for-your-first-video-visit',
  title: 'What to have ready for your first video visit',
} as const
