import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fold } from '#contract/kernel/search/fold.ts'
import { openTestDatabase } from '../support/databases.ts'
import { spellingExamples } from '../support/spelling-examples.ts'

const { db } = await openTestDatabase()

/** As the database folds them. */
async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select folded(text) as folded
    from unnest(${sql.val(texts)}::text[]) with ordinality as each (text, place) order by place`.execute(db)
  return rows.map(({ folded }) => folded)
}

test('database and application fold every character alike', async () => {
  const characters = Array.from({ length: 0x2_00_00 }, (_, point) => point)
    .filter((point) => point > 0 && (point < 0xd8_00 || point > 0xdf_ff))
    .map((point) => String.fromCodePoint(point))
  const folded = await foldInDatabase(characters)
  expect(characters.filter((character, index) => folded[index] !== fold(character))).toEqual([])
}, 60_000)

test('database and application fold every text alike', async () => {
  const character = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...new Set(spellingExamples.flat().flatMap((text) => Array.from(text)))) },
    { weight: 2, arbitrary: fc.constantFrom(...Array.from('ßẞıİœŒæÆøØłŁđĐςΣґ ़́̈ऀँंन्मक़ڈةىیکـً٠۰०ｱﾞ가각犬🐶🏽\u200D\uFE0F%_\\\n\t')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  )
  const text = fc.string({ unit: character, maxLength: 30 }).map((each) => each.replaceAll('\0', ' '))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 100, maxLength: 100 }), async (texts) => {
      expect(await foldInDatabase(texts)).toEqual(texts.map(fold))
    }),
    { numRuns: 40 },
  )
}, 60_000)
