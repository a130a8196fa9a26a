import { prettyDOM } from 'storybook/test'

/**
 * What was not found, with the page as it is when somebody reads it. The library's own writes the whole page out at once, at every one of the
 * many looks of those who wait for something.
 */
export function queryError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => `${message ?? 'Not found'}\n\n${String(prettyDOM(container as HTMLElement))}`,
  })
  return error
}
