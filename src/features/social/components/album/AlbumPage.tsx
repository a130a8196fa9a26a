import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Album } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { EditIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRemoveAlbumMutation } from '../../api.ts'
import { SocialImage } from '../pictures/SocialImage.tsx'
import styles from './Album.module.css'
import { AlbumDialog } from '../dialogs.ts'

/** One album with its pictures in their order. */
export function AlbumPage({ album }: { album: Album }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { ask, confirmation } = useConfirm()
  const [isChanging, setChanging] = useState(false)
  const [remove] = useRemoveAlbumMutation()
  const { id, title, pictures, own, author } = album
  const all = paths.userAlbum.link(own ? {} : { member: author.id })
  const onRemove = async () => {
    const question = {
      title: t('social.album.removeTitle'),
      body: t('social.album.removeText'),
      confirm: t('social.album.remove'),
    }
    if (!(await ask({ ...question, danger: true }))) return
    const { error } = await remove({ params: { id } })
    if (error) return void dispatch(errorToast(site('patterns.errorBody'), error))
    dispatch(toastShown({ kind: 'success', title: t('social.album.removed'), text: t('social.album.removedText') }))
    void navigate(all, { replace: true })
  }
  return (
    <Stack gap="5">
      <PageHeader
        title={<bdi>{title}</bdi>}
        about={t('social.album.by', { name: author.name, count: pictures.length })}
        crumbs={[{ label: t('social.album.all'), to: all }, { label: title }]}
        actions={
          own && (
            <>
              <Button icon={<EditIcon size={18} />} onClick={() => setChanging(true)}>
                {t('social.album.change')}
              </Button>
              <Button variant="quiet" icon={<TrashIcon size={18} />} onClick={() => void onRemove()}>
                {t('social.album.remove')}
              </Button>
            </>
          )
        }
      />
      {pictures.length === 0 ? (
        <Empty title={t('social.album.noPictures')} />
      ) : (
        <ul className={styles.pictures} aria-label={t('social.pictures.label')}>
          {pictures.map((picture) => (
            <li key={picture.address}>
              <figure>
                <div className={styles.frame}>
                  <SocialImage picture={picture} opens />
                </div>
                {picture.alternative && (
                  <Text as="figcaption" size="s" quiet>
                    <bdi>{picture.alternative}</bdi>
                  </Text>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {confirmation}
      {isChanging && <AlbumDialog album={album} onClose={() => setChanging(false)} />}
    </Stack>
  )
}
