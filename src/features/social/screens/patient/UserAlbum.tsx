import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AlbumCard as Album } from '#contract/social/schemas.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { isId } from '#shared/lib/is-id.ts'
import { paths } from '#shared/paths.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import type { Place } from '#shared/routing/route.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { socialQuestions } from '../../api.ts'
import { AlbumCard } from '../../components/album/AlbumCard.tsx'
import { AlbumDialog } from '../../components/dialogs.ts'
import { AlbumPage } from '../../components/album/AlbumPage.tsx'
import { whenOfMember, whoseAt } from '../../model/member-address.ts'

const albumAt = ({ search }: Place) => {
  const id = search.get('id')
  return id && isId(id) ? { params: { id } } : null
}

const question = combineQuestions({
  albums: defineQuestion(socialQuestions.listAlbums, (place) => (albumAt(place) ? null : { query: whoseAt(place) })),
  album: defineQuestion(socialQuestions.readAlbum, albumAt),
  member: defineQuestion(socialQuestions.readMember, (place) => (albumAt(place) ? null : whenOfMember(place))),
})

export default defineScreen({ question, view: UserAlbum })

const cardOf = (album: Album) => <AlbumCard album={album} />

/** One's own albums or a member's; or the pictures of one. */
function UserAlbum({ answer: { albums, album, member } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  if (!album.isUninitialized)
    return (
      <QueryState query={album} skeleton={<SkeletonCards cards={4} />}>
        {(one) => <AlbumPage album={one} />}
      </QueryState>
    )
  const isOwn = member.isUninitialized || member.data?.own === true
  const make = (
    <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setMaking(true)}>
      {t('social.album.create')}
    </Button>
  )
  return (
    <Stack gap="5">
      <PageHeader
        title={isOwn ? t('social.album.own') : t('social.album.of', { name: member.data?.name ?? '' })}
        about={isOwn ? t('social.album.about') : undefined}
        crumbs={[{ label: routeText('social.routes.feed', 'title', t), to: paths.feed.link() }, { label: t('social.album.all') }]}
        actions={isOwn && make}
      />
      <CardList
        query={albums}
        label={t('social.album.all')}
        itemKey={({ id }) => id}
        card={cardOf}
        least={15}
        skeleton={<SkeletonCards cards={4} />}
        empty={<Empty title={t('social.album.none')} actions={isOwn && make} />}
      />
      {isMaking && <AlbumDialog onClose={() => setMaking(false)} onMade={(id) => void navigate(paths.userAlbum.link({ id }))} />}
    </Stack>
  )
}
