/*
 * What people type. Nobody can send a name that nobody sees, turn the order of letters around, or pile marks over the line above: what does
 * that is taken out before anything else looks at the text. What a language or an emoji needs stays.
 */

/** Marks that stay on one letter; scripts stack fewer. */
const mostMarks = 8

const joiningScripts =
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
const joining = joiningScripts
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')

const emoji = String.raw`\p{Extended_Pictographic}`
/** Invisible characters where they have a meaning, each after what gives it one. */
const meaningful = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,16}\u{E007F}`,
  // Families and professions, with a skin tone or in colour.
  String.raw`(?<=[${emoji}\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D(?=${emoji})`,
  // Whether letters join: Persian plurals, Indic conjuncts.
  String.raw`(?<=[${joining}])[\u200C\u200D]`,
  // A symbol in colour or in black, and variants of Chinese and Mongolian characters.
  String.raw`(?<=[${emoji}\p{So}])[\uFE0E\uFE0F]|(?<=[#*0-9])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{scx=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{scx=Mongolian})[\u180B-\u180F]`,
].join('|')

const invisible = new RegExp(String.raw`(${meaningful})|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?!\n)\p{Cc}`, 'gu')
/** Only such a text needs a closer look. */
const unusual = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}\u2028\u2029\u2800\uFFF9-\uFFFB]/u
const rightToLeft = /(?=\p{L})[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u
const directionMarks = /^[\u200E\u200F\u061C]$/
const surplusMarks = new RegExp(String.raw`(\p{M}{${mostMarks}})\p{M}+`, 'gu')
const visible = /[^\p{M}\p{Z}\p{C}]|\p{Extended_Pictographic}/u

/** Does somebody see anything of it? */
export const isVisible = (text: string): boolean => visible.test(cleanRun(text))

/** Without what is invisible or misleading; blanks at both ends stay. */
function clean(text: string): string {
  if (!unusual.test(text)) return text
  const keepsMarks = rightToLeft.test(text)
  const cleaned = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    // The blank of Braille is drawn as nothing.
    .replaceAll('\u2800', ' ')
    .replace(invisible, (found: string, kept?: string) => kept ?? (keepsMarks && directionMarks.test(found) ? found : ''))
    .replace(surplusMarks, '$1')
  // Taking something out can put next to each other what was apart.
  return cleaned === text ? text : clean(cleaned)
}

/** A part of a line, as of a formatted text. */
export const cleanRun = (text: string): string => clean(text).replaceAll('\n', ' ')

/** Text of several lines; empty when nothing of it is visible. */
export function cleanText(text: string): string {
  const cleaned = clean(text).trim()
  return visible.test(cleaned) ? cleaned : ''
}

/** Text of one line; empty when nothing of it is visible. */
export const cleanLine = (text: string): string => cleanText(clean(text).replace(/\s*\n\s*/g, ' '))
