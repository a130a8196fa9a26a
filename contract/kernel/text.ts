import { z } from 'zod'
import { cleanLine, cleanRun, cleanText } from './clean-text.ts'

/** One line that somebody types: a name, a title, a search. Add `min` and `max`, which count what is left of it. */
export const lineInput = z.string().overwrite(cleanLine)

/** What somebody types in one or more lines: a message, a reason, a note. */
export const textInput = z.string().overwrite(cleanText)

/** A piece of a formatted text, whose blanks matter. */
export const runInput = z.string().overwrite(cleanRun)
