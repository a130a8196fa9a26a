import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Post } from '#contract/social/schemas.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useChangePostMutation, useCreatePostMutation } from '../../api.ts'
import { emptyPost, valuesOfPost } from '../../model/post-values.ts'
import { useDescriptionsAsked } from '../pictures/use-descriptions-asked.tsx'
import { useSocialRefusals } from '../use-social-refusals.ts'
import { PostFields } from './PostFields.tsx'

const schemas = () => import('#contract/social/schemas.ts')

/** Writes a post, or changes one of one's own. What is begun stays for this tab. */
export function PostDialog({ post, onClose }: { post?: Post; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const refusals = useSocialRefusals()
  const [create] = useCreatePostMutation()
  const [change] = useChangePostMutation()
  const told = (title: string) => {
    dispatch(toastShown({ kind: 'success', title, text: t('social.post.doneText') }))
    onClose()
  }
  const form = useContractForm({
    schema: () => schemas().then((module) => module.postDraft),
    initial: post ? valuesOfPost(post) : emptyPost,
    draft: post ? `post:${post.id}:${post.version}` : 'post',
    submit: async (body) => {
      if (post) await change({ params: { id: post.id }, body: { ...body, version: post.version } }).unwrap()
      else await create({ body }).unwrap()
      told(t(post ? 'social.post.changed' : 'social.post.published'))
    },
  })
  const asked = useDescriptionsAsked(form)
  return (
    <>
      <FormDialog
        form={asked.form}
        title={t(post ? 'social.post.change' : 'social.post.write')}
        submit={t(post ? 'social.post.save' : 'social.post.publish')}
        refusals={refusals}
        width={42}
        onClose={onClose}
      >
        <PostFields form={form} />
      </FormDialog>
      {asked.confirmation}
    </>
  )
}
