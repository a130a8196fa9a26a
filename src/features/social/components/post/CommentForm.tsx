import { useTranslation } from 'react-i18next'
import { socialLimits } from '#contract/social/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { useCreateCommentMutation } from '../../api.ts'
import { useSocialRefusals } from '../use-social-refusals.ts'

/** One's own word under a post. What is begun stays for this tab. */
export function CommentForm({ postId }: { postId: string }) {
  const { t } = useTranslation('workspace')
  const refusals = useSocialRefusals()
  const [create] = useCreateCommentMutation()
  const form = useContractForm({
    schema: () => import('#contract/social/schemas.ts').then((module) => module.commentDraft),
    initial: { text: '' },
    draft: `comment:${postId}`,
    missing: { text: t('social.comments.missing') },
    submit: async (body) => {
      await create({ params: { id: postId }, body }).unwrap()
      form.reset({ text: '' })
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('social.comments.write')}
      refusals={refusals}
      actions={
        <Button type="submit" small icon={<SendIcon size={18} />} loading={form.submitting}>
          {t('social.comments.send')}
        </Button>
      }
    >
      <FormField form={form} name="text" label={t('social.comments.write')}>
        <TextArea rows={2} maxLength={socialLimits.comment} {...form.input('text')} />
      </FormField>
    </Form>
  )
}
