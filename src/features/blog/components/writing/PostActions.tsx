import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { WrittenPost } from '#contract/blog/schemas.ts'
import { paths } from '#shared/paths.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { useConfirm, type Question } from '#shared/ui/overlay/useConfirm.tsx'
import { useDeleteBlogPostMutation, useUnpublishBlogPostMutation } from '../../writing-api.ts'

interface PostActionsProps {
  post: WrittenPost
  onDone: () => void
  /** What is written in the form and not saved goes with it. */
  forget: () => void
}

/** What can be done with a post besides changing it. */
export function PostActions({ post, onDone, forget }: PostActionsProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [unpublish, unpublishing] = useUnpublishBlogPostMutation()
  const [remove, removing] = useDeleteBlogPostMutation()
  const { id, title, state } = post
  const off = state === 'scheduled' ? 'callOff' : 'unpublish'

  const after = async (question: Question, work: () => Promise<unknown>, text: string) => {
    if (!(await ask(question))) return
    try {
      await work()
    } catch (fault) {
      dispatch(errorToast(site(faultOf(fault).kind === 'offline' ? 'specified.offline' : 'patterns.errorBody'), fault))
      return
    }
    forget()
    dispatch(toastShown({ kind: 'success', title, text }))
    onDone()
  }
  return (
    <>
      {state === 'published' && (
        <LinkButton to={paths.blog.link({ slug: post.slug })} target="_blank">
          {t('blog.form.view')}
        </LinkButton>
      )}
      {state !== 'draft' && (
        <Button
          loading={unpublishing.isLoading}
          onClick={() =>
            void after(
              { title: t(`blog.ask.${off}`), body: t(`blog.ask.${off}Body`), confirm: t(`blog.form.${off}`) },
              () => unpublish({ params: { id } }).unwrap(),
              t('blog.ask.unpublished'),
            )
          }
        >
          {t(`blog.form.${off}`)}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<TrashIcon size={18} />}
        loading={removing.isLoading}
        onClick={() =>
          void after(
            {
              title: t('blog.ask.delete'),
              body: t('blog.ask.deleteBody', { title }),
              confirm: t('blog.form.delete'),
              danger: true,
            },
            () => remove({ params: { id } }).unwrap(),
            t('blog.ask.deleted'),
          )
        }
      >
        {t('blog.form.delete')}
      </Button>
      {confirmation}
    </>
  )
}
