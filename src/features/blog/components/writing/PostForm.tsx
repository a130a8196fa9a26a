import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { z } from 'zod'
import type { WrittenPost } from '#contract/blog/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ArrowStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { RichTextField } from '#shared/ui/rich-text/RichTextField.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { postOfValues, type PostValues } from '../../post-values.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { PostActions } from './PostActions.tsx'
import { PostBadge } from './PostBadge.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostPreview } from './PostPreview.tsx'
import { PostWords } from './PostWords.tsx'
import { PublicationFields } from './PublicationFields.tsx'

interface PostFormProps<Body> {
  /** As it is kept; absent for a new one. */
  post?: WrittenPost
  initial: PostValues
  schema: () => Promise<z.ZodType<Body>>
  save: (post: Body) => Promise<WrittenPost>
  onClose: () => void
}

/** Everything about one post; leads back to the list once it is saved. */
export function PostForm<Body>({ post, initial, schema, save, onClose }: PostFormProps<Body>) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const zone = useZone()
  const now = useMountTime()
  const [isPreviewed, setPreviewed] = useState(false)
  // What is kept counts as it was when it was opened, also when it is asked for again.
  const [opened] = useState(initial)
  // The version that somebody has decided to write over, after being told of it.
  const overruled = useRef<number>(undefined)

  const saved = ({ title, state, publishedAt }: WrittenPost) => {
    const date = publishedAt ? formatInstant(publishedAt, i18n.language, zone, 'both', false, now) : ''
    const text =
      state === 'draft'
        ? t('blog.form.savedDraft')
        : state === 'scheduled'
          ? t('blog.form.scheduledFor', { date })
          : t('blog.form.publishedNow')
    dispatch(toastShown({ kind: 'success', title, text }))
    onClose()
  }
  const form = useContractForm({
    schema,
    initial: opened,
    draft: `blog.${post?.id ?? 'new'}`,
    prepare: ({ version, ...values }) => ({
      ...postOfValues(values, { zone, picture: opened.picture }),
      ...(post && { version: overruled.current ?? version }),
    }),
    submit: async (body) => saved(await save(body)),
  })
  const { kind } = form.values.publication
  const isPublished = post?.state === 'published'
  const verb = isPublished ? 'save' : ({ draft: 'saveDraft', now: 'publish', at: 'schedule' } as const)[kind]
  const name = post ? post.title : t('blog.form.new')

  return (
    <Stack gap="5">
      <Cluster>
        <Button variant="quiet" icon={<ArrowStartIcon />} onClick={onClose}>
          {t('blog.form.back')}
        </Button>
      </Cluster>
      <PageHeader
        title={<bdi>{name}</bdi>}
        state={post && <PostBadge state={post.state} />}
        actions={post && <PostActions post={post} onDone={onClose} forget={() => flushSync(() => form.reset())} />}
      />
      <Form
        form={form}
        guarded="query"
        aria-label={name}
        refusals={
          post && {
            post_changed: (
              <ChangedMeanwhile
                id={post.id}
                onOverrule={(version) => {
                  overruled.current = version
                  void form.onSubmit()
                }}
              />
            ),
          }
        }
        actions={
          <>
            <Button type="submit" variant="filled" loading={form.submitting}>
              {t(`blog.form.${verb}`)}
            </Button>
            <Button onClick={() => setPreviewed(true)}>{t('blog.form.preview')}</Button>
            {form.dirty && (
              <Button variant="quiet" onClick={() => form.reset()}>
                {t('blog.form.discard')}
              </Button>
            )}
          </>
        }
      >
        <Panel title={t('blog.form.words')}>
          <Stack gap="5">
            <PostWords form={form} isPublished={isPublished} />
            <PostPicture form={form} former={opened.picture} />
            <RichTextField
              label={t('blog.form.body')}
              name="body"
              required={kind !== 'draft'}
              value={form.values.body}
              error={form.faults['body']}
              onChange={(body) => form.set('body', body)}
            />
          </Stack>
        </Panel>
        <Panel title={t('blog.form.publication')}>
          <PublicationFields form={form} post={post} />
        </Panel>
      </Form>
      {isPreviewed && <PostPreview values={form.values} post={post} onClose={() => setPreviewed(false)} />}
    </Stack>
  )
}
