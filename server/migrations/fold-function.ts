import { foldRules, parseRanges, type CodePointRange } from '#contract/kernel/search/fold-rules.ts'

const escaped = (point: number) =>
  point > 0xff_ff ? `\\U${point.toString(16).padStart(8, '0')}` : `\\u${point.toString(16).padStart(4, '0')}`

/** NUL stands in no text of PostgreSQL, nor in its patterns. */
const classOf = (ranges: string): string =>
  `[${parseRanges(ranges)
    .map(([from, to]) => `${escaped(Math.max(from, 1))}-${escaped(to)}`)
    .join('')}]`

type Replacement = readonly [letter: string, by: string]

const { letters, nasal } = foldRules

function* pointsFrom(ranges: string): Generator<number> {
  for (const [from, to] of parseRanges(ranges)) for (let point = from; point <= to; point += 1) yield point
}

const replacements: readonly Replacement[] = [
  ...Object.entries(letters),
  ...Array.from(pointsFrom(foldRules.cased)).flatMap((point): Replacement[] => {
    const letter = String.fromCodePoint(point)
    const lower = letter.toLowerCase()
    return point < 0x80 || lower === letter ? [] : [[letter, letters[lower] ?? lower]]
  }),
  ...Array.from(pointsFrom(foldRules.zeros)).flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): Replacement => [String.fromCodePoint(zero + digit), String(digit)]),
  ),
]

/**
 * `translate` reads its whole list for each character. So common scripts have their own, and a list is read only where a text has one of its
 * letters. The last is for all other scripts.
 */
const scripts: readonly CodePointRange[] = [
  [0x80, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x42f],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0, 0x10_ff_ff],
]

const scriptOf = (letter: string) =>
  scripts.findIndex(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to)

const isOneLetter = (text: string) => Array.from(text).length === 1

const replaceLetters = (): string[] =>
  scripts.flatMap((_, script) => {
    const own = replacements.filter(([letter]) => scriptOf(letter) === script)
    const single = own.filter(([, by]) => isOneLetter(by))
    const [from, to] = [single.map(([letter]) => letter).join(''), single.map(([, by]) => by).join('')]
    return [
      `if spelled ~ '[${own.map(([letter]) => letter).join('')}]' then`,
      `  spelled := translate(spelled, '${from}', '${to}');`,
      ...own.filter(([, by]) => !isOneLetter(by)).map(([letter, by]) => `  spelled := replace(spelled, '${letter}', '${by}');`),
      'end if;',
    ]
  })

/** Every comparison is by code points: what letters, blanks and small letters are must not depend on the database's locale. */
export const foldFunction = (): string => String.raw`create or replace function folded(value text) returns text
  language plpgsql immutable strict parallel safe as $fold$
declare spelled text collate "C" := value;
begin
  if octet_length(value) <> char_length(value) then
    spelled := regexp_replace(spelled, '${classOf(foldRules.newer)}', ' ', 'g');
    spelled := regexp_replace(normalize(spelled, nfkd), '${classOf(foldRules.dropped)}+', '', 'g');
    if octet_length(spelled) <> char_length(spelled) then
      ${replaceLetters().join('\n      ')}
      spelled := regexp_replace(spelled, '[${nasal.letters}]${nasal.virama}(?=${classOf(nasal.before)})', '${nasal.becomes}', 'g');
      spelled := regexp_replace(spelled, '(${classOf(foldRules.single)})', ' \1 ', 'g');
    end if;
  end if;
  return ' ' || trim(regexp_replace(lower(spelled), '${classOf(foldRules.blank)}+', ' ', 'g'));
end $fold$`
