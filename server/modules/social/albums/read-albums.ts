import { sql } from 'kysely'
import type { z } from 'zod'
import type { Album, AlbumCard, ofMember } from '#contract/social/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readMember } from '../members/select-members.ts'
import { pictureColumns, presentPicture } from '../pictures.ts'
import { isShownTo } from '../visibility.ts'

/** Albums that are there for the viewer. */
function selectAlbums(db: Reader, viewer: string) {
  return db
    .selectFrom('albums')
    .innerJoin('users as owner', 'owner.id', 'albums.owner_id')
    .leftJoin('album_pictures as cover', (join) => join.onRef('cover.album_id', '=', 'albums.id').on('cover.position', '=', 1))
    .leftJoin('files', 'files.id', 'cover.file_id')
    .selectAll('albums')
    .select(['owner.name', 'owner.avatar', 'cover.address as cover_address', 'cover.alternative as cover_alternative'])
    .select(['files.width', 'files.height', 'files.thumbhash'])
    .select(sql<number>`(select count(*) from album_pictures where album_id = albums.id)`.as('pictures'))
    .where('owner.status', '=', 'active')
    .where(isShownTo(viewer, 'albums.owner_id', 'albums.audience'))
}

type AlbumRow = Awaited<ReturnType<ReturnType<typeof selectAlbums>['execute']>>[number]

const face = (viewer: string, row: AlbumRow) => ({
  id: row.id,
  author: { id: row.owner_id, name: row.name, avatar: row.avatar },
  title: row.title,
  audience: row.audience,
  own: row.owner_id === viewer,
  changedAt: row.changed_at,
  version: row.version,
})

/** The latest changed first. @throws Refusal 404 where the member does not exist for the caller */
export async function listAlbums(
  { db }: Platform,
  { userId }: Actor,
  { member, ...asked }: z.output<typeof ofMember>,
): Promise<{ items: AlbumCard[]; next: string | null }> {
  if (member) await readMember(db, userId, member)
  const { items, next } = await readPage(
    selectAlbums(db, userId).where('albums.owner_id', '=', member ?? userId),
    {
      column: 'albums.changed_at',
      kind: 'instant',
      id: 'albums.id',
      direction: 'desc',
      at: (row: AlbumRow) => [row.changed_at, row.id],
    },
    asked,
  )
  const cards = items.map((row) => ({
    ...face(userId, row),
    count: row.pictures,
    cover:
      row.cover_address === null
        ? null
        : presentPicture({ ...row, address: row.cover_address, alternative: row.cover_alternative ?? '' }),
  }))
  return { items: cards, next }
}

/** @throws Refusal 404 */
export async function readAlbum(db: Reader, viewer: string, id: string): Promise<Album> {
  const row = await selectAlbums(db, viewer).where('albums.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const pictures = await db
    .selectFrom('album_pictures')
    .leftJoin('files', 'files.id', 'file_id')
    .select(pictureColumns)
    .where('album_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...face(viewer, row), pictures: pictures.map(presentPicture) }
}
