import { isbot } from 'isbot'

/** Machines: crawlers, previews, monitors, command lines and libraries, by a list that is kept up. */
export const isCrawler = (userAgent: string): boolean => isbot(userAgent)
