import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import { nearestIn } from '#server/kernel/spelling.ts'

/** Words alike that are held against a mistyped one, letter by letter. */
const candidates = 40

/** What is searched for, and whether that is another text than was asked for. */
export interface Corrected {
  readonly text: string
  readonly searchedFor: string | null
}

/**
 * Puts words right that begin no word of the catalogue: the nearest one takes their place, where one is near enough. One question to the
 * database for all words, of the lexicon and never of the products.
 */
export async function correctSearch(db: Reader, text: string): Promise<Corrected> {
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 6)
  if (words.length === 0) return { text, searchedFor: null }
  const { rows } = await sql<{ folded: string; known: boolean; alike: string[] | null }>`
    select folded, known, case when known or char_length(folded) < 4 then null else (
      select array_agg(word) from (
        select word from product_words where word % asked.folded or left(word, 3) = left(asked.folded, 3)
        order by similarity(word, asked.folded) desc, word limit ${candidates}
      ) as near) end as alike
    from (
      select each.place, first_word.folded, trim(folded(each.word)) like '% %' or exists (
        select 1 from product_words
        where product_words.word >= first_word.folded collate "C"
          and product_words.word < (first_word.folded || chr(1114109)) collate "C") as known
      from unnest(${sql.val(words)}::text[]) with ordinality as each (word, place),
        lateral (select split_part(trim(folded(each.word)), ' ', 1) as folded) as first_word
    ) as asked order by place`.execute(db)
  const corrected = words.map((word, index) => {
    const row = rows[index]
    return (row?.alike && nearestIn(row.alike, row.folded)) ?? word
  })
  const changed = corrected.join(' ')
  return changed === words.join(' ') ? { text, searchedFor: null } : { text: changed, searchedFor: changed }
}
