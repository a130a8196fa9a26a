import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Album, SocialPicture } from '#contract/social/schemas.ts'
import { socialLimits, type SocialAudience } from '#contract/social/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useChangeAlbumMutation, useCreateAlbumMutation } from '../../api.ts'
import { inDraft } from '../../model/post-values.ts'
import { AudienceField } from '../AudienceField.tsx'
import { PicturesField } from '../pictures/PicturesField.tsx'
import { useDescriptionsAsked } from '../pictures/use-descriptions-asked.tsx'
import { useSocialRefusals } from '../use-social-refusals.ts'

interface Values {
  title: string
  audience: SocialAudience
  pictures: readonly SocialPicture[]
}

const empty: Values = { title: '', audience: 'followers', pictures: [] }

interface AlbumDialogProps {
  album?: Album
  onClose: () => void
  /** Given the id of one that is new. */
  onMade?: (id: string) => void
}

/** Makes an album, or changes one: its title, whom it is for, its pictures and their order. */
export function AlbumDialog({ album, onClose, onMade }: AlbumDialogProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const refusals = useSocialRefusals()
  const [create] = useCreateAlbumMutation()
  const [change] = useChangeAlbumMutation()
  const form = useContractForm({
    schema: () => import('#contract/social/schemas.ts').then((module) => module.albumDraft),
    initial: album ? { title: album.title, audience: album.audience, pictures: inDraft(album.pictures) } : empty,
    draft: album ? `album:${album.id}:${album.version}` : 'album',
    missing: { title: t('social.album.titleMissing') },
    submit: async (body) => {
      const { id } = album
        ? await change({ params: { id: album.id }, body: { ...body, version: album.version } }).unwrap()
        : await create({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('social.album.saved'), text: t('social.album.savedText') }))
      onClose()
      if (!album) onMade?.(id)
    },
  })
  const asked = useDescriptionsAsked(form)
  return (
    <>
      <FormDialog
        form={asked.form}
        title={t(album ? 'social.album.change' : 'social.album.create')}
        submit={t('social.album.save')}
        refusals={refusals}
        width={42}
        onClose={onClose}
      >
        <FormField form={form} name="title" label={t('social.album.title')}>
          <TextInput autoComplete="off" maxLength={socialLimits.albumTitle} {...form.input('title')} />
        </FormField>
        <AudienceField form={form} />
        <PicturesField
          value={form.values.pictures}
          onChange={(next) => form.set('pictures', next)}
          most={socialLimits.albumPictures}
        />
      </FormDialog>
      {asked.confirmation}
    </>
  )
}
