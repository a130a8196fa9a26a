/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const listsPaths = {
  awardList: 'award-list',
  skillList: 'skill-list',
  allergyList: 'allergy-list',
} as const
