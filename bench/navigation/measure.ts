import type { Figure } from '../report/figure.ts'
import { withApplication } from '../running/application.ts'
import { measureLeaks } from './leaks.ts'
import { measureLists } from './lists.ts'
import { roles } from './person.ts'
import { measureScreens } from './screens.ts'

/** A change between two lists of a workspace, under the slow conditions. */
export const measureNavigation = (): Promise<Figure[]> => withApplication(measureLists)

/** Changes between all finished screens of each role, under the slow conditions. */
export const measureWorkspaces = (): Promise<Figure[]> => withApplication((browser, url) => measureScreens(browser, url, roles))

/** What 500 changes of screen leave behind. */
export const measureLeaving = (): Promise<Figure[]> =>
  withApplication(async (browser, url) => {
    const figures: Figure[] = []
    for (const role of roles) figures.push(...(await measureLeaks(browser, url, role)))
    return figures
  })
