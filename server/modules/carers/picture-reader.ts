import type { FileReader } from '#server/modules/files/index.ts'
import { mayForPet } from './may-for-pet.ts'

/** Is it the picture of a pet that the caller may see? */
export const maySeePetPicture: FileReader = async (db, actor, file) => {
  const pet = await db.selectFrom('pets').select('id').where('picture_id', '=', file).executeTakeFirst()
  return pet !== undefined && mayForPet(db, actor, pet.id, 'see')
}
