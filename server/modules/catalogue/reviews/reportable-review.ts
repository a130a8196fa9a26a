import type { Reportable } from '#server/kernel/reportable.ts'
import '../tables.ts'

/** Reviews of products among what can be reported. */
export const reportableReview: Reportable = {
  async find({ db }, id) {
    const row = await db
      .selectFrom('product_reviews')
      .select(['author_id', 'words'])
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    return row ? { memberId: row.author_id, text: row.words } : null
  },
  async hide({ db }, id, hiddenAt) {
    await db.updateTable('product_reviews').set({ hidden_at: hiddenAt }).where('id', '=', id).execute()
  },
}
