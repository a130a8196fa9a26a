/** Photos and videos beside the answers of one visit at most, those on their way among them. The database knows it too. */
export const mostMedia = 8

/** Characters of what one shows at most. */
export const longestDescription = 300

/** A photo is drawn anew as a whole, in memory. */
export const mostPhotoBytes = 20_000_000
