import { sql } from 'kysely'
import { searchedWords } from '#contract/kernel/search/spellings.ts'
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
  const words = searchedWords(text, 6)
  if (words.length === 0) return { text, searchedFor: null }
  const searched = words.map(({ spellings }) => {
    const [folded, ...others] = spellings.map((spelling) => spelling.trim().split(' ')[0]!)
    return { folded, spellings: [folded, ...others], isSeveral: spellings[0]!.trim().includes(' ') }
  })
  const { rows } = await sql<{ folded: string; alike: string[] | null }>`
    select folded, case when known or char_length(folded) < 4 then null else (
      select array_agg(word) from (
        select word from product_words where word % asked.folded or left(word, 3) = left(asked.folded, 3)
        order by similarity(word, asked.folded) desc, word limit ${candidates}
      ) as near) end as alike
    from (
      select folded, place, "isSeveral" or exists (
        select 1 from jsonb_array_elements_text(spellings) as spelling, product_words
        where product_words.word >= spelling collate "C"
          and product_words.word < (spelling || chr(1114109)) collate "C") as known
      from rows from (jsonb_to_recordset(${JSON.stringify(searched)}::jsonb) as (folded text, spellings jsonb, "isSeveral" boolean))
        with ordinality as each (folded, spellings, "isSeveral", place)
    ) as asked order by place`.execute(db)
  const corrected = words.map(({ word }, index) => {
    const row = rows[index]
    return (row?.alike && nearestIn(row.alike, row.folded)) ?? word
  })
  const changed = corrected.join(' ')
  return changed === words.map(({ word }) => word).join(' ')
    ? { text, searchedFor: null }
    : { text: changed, searchedFor: changed }
}
