import type { Plugin } from 'vite'

/** Large, for one button or one screen, and mostly never called. */
const seldom = /^(?:firebase|google|Stripe|connection)/

/**
 * Asks the browser to compile a file's functions while it comes, beside the main thread, instead of each at its first call there: of
 * what a view brings nearly every function is called. It is Chromium's explicit compile hint, which must be the file's first line; for
 * others it is a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function calledAtOnce(): Plugin {
  return {
    name: 'carenest-called-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own first line.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && !seldom.test(output.name)) output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}
