import { expect, waitFor } from 'storybook/test'

/** A step: what `find` finds is seen, looked for anew until it is: it may still be fading in, or be drawn anew right after it is found. */
export const isSeen = (find: () => Element | null | undefined, options?: { readonly timeout?: number }): Promise<void> =>
  waitFor(() => expect(find()).toBeVisible(), options)
