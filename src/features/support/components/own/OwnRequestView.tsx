import { useTranslation } from 'react-i18next'
import type { OwnRequest } from '#contract/support/schemas.ts'
import { supportLimits } from '#contract/support/values.ts'
import { endedStates } from '#contract/support/states.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { useSolveOwnRequestMutation, useWriteToRequestMutation } from '../../api.ts'
import { ownLooks } from '../request-looks.ts'
import { Thread } from '../Thread.tsx'
import { useReplying } from '../use-replying.ts'

/** One request of the person's own: what was written, and what one writes next. */
export function OwnRequestView({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('workspace')
  const { id, number, subject, state, topic, messages } = request
  const [solve, solving] = useSolveOwnRequestMutation()
  const isEnded = endedStates.includes(state)
  return (
    <DetailPage
      crumbs={[{ label: t('site.routes.userSupport.title', { ns: 'site' }), to: paths.userSupport.link() }, { label: number }]}
      title={<bdi>{subject}</bdi>}
      about={t(`support.topics.${topic}`)}
      state={
        <StatusBadge state={state} looks={ownLooks}>
          {t(`support.states.${state}`)}
        </StatusBadge>
      }
      actions={
        !isEnded && (
          <Button icon={<CheckIcon size={18} />} loading={solving.isLoading} onClick={() => void solve({ params: { id } })}>
            {t('support.own.solved')}
          </Button>
        )
      }
    >
      <Thread messages={messages} replying={useReplying(id)} />
      {state === 'closed' ? (
        <Banner action={<LinkButton to={paths.userSupport.link()}>{t('support.open.title')}</LinkButton>}>
          {t('support.own.closed')}
        </Banner>
      ) : (
        <WriteMore id={id} isSolved={state === 'solved'} />
      )}
    </DetailPage>
  )
}

function WriteMore({ id, isSolved }: { id: string; isSolved: boolean }) {
  const { t } = useTranslation('workspace')
  const [write] = useWriteToRequestMutation()
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.newMessage),
    initial: { text: '' },
    draft: `support-${id}`,
    submit: async (body) => {
      await write({ params: { id }, body }).unwrap()
      form.reset({ text: '' })
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('support.own.write')}
      refusals={{ too_many_requests: t('support.open.tooMany'), request_closed: t('support.own.closed') }}
      actions={
        <Button type="submit" variant="filled" icon={<SendIcon />} loading={form.submitting}>
          {t('support.open.send')}
        </Button>
      }
    >
      <FormField
        form={form}
        name="text"
        label={t('support.own.write')}
        hint={isSolved ? t('support.own.reopens') : undefined}
        required
      >
        <TextArea rows={4} maxLength={supportLimits.text.most} {...form.input('text')} />
      </FormField>
    </Form>
  )
}
