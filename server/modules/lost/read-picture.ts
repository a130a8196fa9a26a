import { notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { answerFile } from '#server/modules/files/index.ts'
import './tables.ts'

/** The animal's picture for everybody, as long as it is lost; asked for anew each time. @throws Refusal 404 */
export async function readLostPicture(
  platform: Platform,
  code: string,
  request: Pick<RequestFacts, 'header'>,
): Promise<Response> {
  const file = await platform.db
    .selectFrom('lost_cases')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .innerJoin('files', 'files.id', 'pets.picture_id')
    .select(['files.id', 'files.purpose', 'files.type', 'files.bytes'])
    .where('lost_cases.code', '=', code)
    .where('lost_cases.state', '=', 'open')
    .executeTakeFirst()
  if (!file) throw notFound()
  return answerFile(platform, file, request)
}
